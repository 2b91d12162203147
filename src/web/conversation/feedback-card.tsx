import { ArrowRight } from 'lucide-react'
import { Foreign } from '../ui/foreign.tsx'
import type { Feedback } from '#domain/conversation.ts'
import { scoreColour } from '#domain/feedback-score.ts'
import type { ScoreColour } from '#domain/feedback-score.ts'

const colours = {
  green: { text: 'text-correct', line: 'border-s-correct', word: 'Good' },
  yellow: { text: 'text-almost', line: 'border-s-almost', word: 'Nearly there' },
  red: { text: 'text-wrong', line: 'border-s-wrong', word: 'Needs work' },
} satisfies Record<ScoreColour, { text: string; line: string; word: string }>

/** What the tutor noticed in a message of the learner's: score, remarks, corrections, and what was done well. */
export function FeedbackCard({ feedback, lang }: { feedback: Feedback; lang: string }) {
  const { text, line, word } = colours[scoreColour(feedback.score)]
  return (
    <section
      aria-label="Feedback"
      className={`ms-auto mt-2 max-w-[34rem] border-s-4 bg-paper px-4 py-2 text-sm ${line}`}
    >
      <p className={`font-medium ${text}`}>
        Score {feedback.score} <span className="font-normal">· {word}</span>
      </p>
      <p className="mt-1">{feedback.feedback}</p>
      {feedback.corrections.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {feedback.corrections.map(({ original, corrected, explanation }) => (
            <li key={`${original}→${corrected}`}>
              <span className="flex flex-wrap items-center gap-x-2 text-base">
                <Foreign as="del" lang={lang} className="text-wrong">
                  {original}
                </Foreign>
                <ArrowRight aria-label="becomes" size={16} className="text-quiet rtl:rotate-180" />
                <Foreign as="ins" lang={lang} className="font-medium text-correct no-underline">
                  {corrected}
                </Foreign>
              </span>
              <span className="text-quiet">{explanation}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-quiet">{feedback.encouragement}</p>
    </section>
  )
}
