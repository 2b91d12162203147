import { countryOf } from '#domain/flag.ts'

/** A flag as a picture of its own: not every system has a font that draws flags. Decoration: the language's name stands beside it. */
export function Flag({ emoji, className = '' }: { emoji: string; className?: string }) {
  return (
    <img
      src={`/flags/${countryOf(emoji)}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      data-flag={emoji}
      className={`inline-block h-[0.8em] w-[1.2em] rounded-[2px] align-baseline outline outline-line ${className}`}
    />
  )
}
