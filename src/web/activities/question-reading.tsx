import { WithBlanks } from './prompt-text.tsx'

/** How the foreign words of a question are read; nothing where their letters show it. */
export function QuestionReading({ reading }: { reading: string | undefined }) {
  if (reading === undefined) return null
  return (
    <span className="mt-1 block text-base font-normal text-quiet">
      <WithBlanks text={reading} />
    </span>
  )
}
