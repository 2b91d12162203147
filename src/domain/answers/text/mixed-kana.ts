import { answerKey } from './answer-text.ts'

const kanji = /([\p{Script=Han}々〆ヶ]+)/u

/** Whether a Japanese answer is the expected one with kana for some of its kanji, as one of the readings has them. */
export function isWrittenInPart(given: string, expected: string, readings: readonly string[]): boolean {
  const plain = (text: string) => answerKey(text, 'ja').replace(/\s/gu, '')
  const right = plain(expected)
  if (!kanji.test(right)) return false
  const runs = right.split(kanji).filter(run => run !== '')
  const asRead = new RegExp(`^${runs.map(run => (kanji.test(run) ? '(.+?)' : RegExp.escape(run))).join('')}$`, 'u')
  return readings.some(reading => {
    const found = kanji.test(reading) ? null : asRead.exec(plain(reading))
    if (!found) return false
    let index = 0
    const either = runs.map(run =>
      kanji.test(run) ? `(?:${run}|${RegExp.escape(found[++index] ?? '')})` : RegExp.escape(run),
    )
    return new RegExp(`^${either.join('')}$`, 'u').test(plain(given))
  })
}
