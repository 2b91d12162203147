import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import type { PossibleAnswer } from '#domain/conversation/conversation.ts'
import { enrolmentsQuery } from '../app/queries.ts'
import { Reading } from '../parts/reading.tsx'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { Foreign } from '../ui/foreign.tsx'

/** Whoever has done fewer lessons is helped without asking. */
const NEW_FOR_LESSONS = 7

/** What could be answered to the tutor's last question; a press writes it into the box, where it may be changed. */
export function PossibleAnswers({
  answers,
  code,
  onChoose,
}: {
  answers: readonly PossibleAnswer[]
  code: string
  onChoose(text: string): void
}) {
  const { data: enrolments } = useQuery(enrolmentsQuery)
  const [usual, choose] = useDeviceSetting('talk-help', ['as-new', 'shown', 'hidden'])
  const isNew = (enrolments?.find(each => each.code === code)?.lessons_completed ?? NEW_FOR_LESSONS) < NEW_FOR_LESSONS
  const isShown = usual === 'as-new' ? isNew : usual === 'shown'
  return (
    <div className="border-t border-line px-3 pt-1">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => choose(isShown ? 'hidden' : 'shown')}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet underline decoration-line underline-offset-4"
      >
        <Lightbulb aria-hidden size={18} />
        {isShown ? 'You could answer' : 'Help me answer'}
      </button>
      {isShown && (
        <ul className="-mx-3 flex snap-x gap-2 overflow-x-auto px-3 pb-2">
          {answers.map(({ text, translation, reading }) => (
            <li key={text} className="max-w-[85%] shrink-0 snap-start">
              <button
                type="button"
                onClick={() => onChoose(text)}
                className="h-full min-h-14 rounded-lg border border-quiet px-3 py-1.5 text-start hover:border-sea"
              >
                <Foreign lang={code} className="block text-lg leading-snug">
                  {text}
                </Foreign>
                <Reading code={code} of={text} text={reading} className="block text-sm text-quiet" />
                <span className="block text-sm text-quiet">{translation}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
