import type { GrammarEntry } from '#contract/program/grammar.ts'
import { withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'

const folded = (text: string) => withoutAccentsOrSisters(text.toLowerCase().normalize('NFC'))

/** The points in which a form, a title or an explanation has the text, those first that have it in title or table. */
export function pointsFound(points: readonly GrammarEntry[], search: string): GrammarEntry[] {
  const wanted = folded(search.trim())
  if (wanted === '') return [...points]
  const has = (texts: readonly string[]) => texts.some(text => folded(text).includes(wanted))
  const inHead = ({ title, table }: GrammarEntry) => has([title, ...(table?.rows.flat() ?? [])])
  const inText = ({ explanation, examples }: GrammarEntry) =>
    has([explanation, ...examples.flatMap(({ text, translation }) => [text, translation])])
  return [...points.filter(inHead), ...points.filter(point => !inHead(point) && inText(point))]
}
