import type { LearningGoal } from '#domain/program/assessment.ts'
import type { SentenceOutline } from '#domain/plan/course-outline.ts'
import type { Course, Week } from '#curriculum/course/course.ts'
import { goalDays, pieceDays } from '#curriculum/course/piece-days.ts'

/** A sentence of the course that can be asked for by itself, with its address. */
export type PracticeSentence = SentenceOutline & { text: string; translation: string; reading?: string }

export type PracticeSentences = { all: PracticeSentence[]; byId: ReadonlyMap<string, PracticeSentence> }

const made = new WeakMap<Course, PracticeSentences>()

/** Every text once, at the first place where it stands; made once per course. */
export function practiceSentences(course: Course): PracticeSentences {
  const kept = made.get(course)
  if (kept) return kept
  const byText = new Map<string, PracticeSentence>()
  for (const sentence of course.weeks.flatMap(sentencesOfWeek)) {
    const key = textKey(sentence.text)
    if (!byText.has(key)) byText.set(key, sentence)
  }
  const all = [...byText.values()]
  const sentences = { all, byId: new Map(all.map(sentence => [sentence.id, sentence])) }
  made.set(course, sentences)
  return sentences
}

const addresses = new WeakMap<Course, ReadonlyMap<string, string>>()

/** The addresses of the texts that are sentences of the course; others are left out. */
export function addressesOf(course: Course, texts: readonly string[]): string[] {
  const known =
    addresses.get(course) ?? new Map(practiceSentences(course).all.map(each => [textKey(each.text), each.id] as const))
  addresses.set(course, known)
  return [...new Set(texts.flatMap(text => known.get(textKey(text)) ?? []))]
}

const textKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()

/** A cry or a yes is nothing to be asked for by itself. */
const isSentence = (text: string) => /\S\s+\S/u.test(text) || text.length > SHORTEST_UNSPACED
const SHORTEST_UNSPACED = 6

function sentencesOfWeek(week: Week): PracticeSentence[] {
  const at = (
    id: string,
    day: number,
    { text, translation, reading }: Omit<PracticeSentence, keyof SentenceOutline>,
  ) => ({
    id,
    week: week.number,
    day,
    text,
    translation,
    ...(reading !== undefined && { reading }),
  })
  return [
    ...week.days.flatMap(day =>
      day.words.flatMap(({ id, example }) => (example ? [{ ...at(`e:${id}`, day.number, example), item: id }] : [])),
    ),
    at(`s:${week.number}`, pieceDays.sound, week.sound.sentence),
    ...(Object.entries(goalDays) as [LearningGoal, number][]).flatMap(([goal, day]) =>
      week.goals[goal].phrases.map((phrase, n) => ({ ...at(`p:${week.number}:${goal}:${n}`, day, phrase), goal })),
    ),
    ...week.dialogue.lines.map((line, n) => at(`d:${week.number}:${n}`, pieceDays.dialogue, line)),
    ...(week.dialogues ?? []).flatMap(({ day, lines }) =>
      lines.flatMap((line, n) => (isSentence(line.text) ? at(`l:${week.number}:${day}:${n}`, day, line) : [])),
    ),
    ...(week.phrases ?? []).map((phrase, n) => at(`f:${week.number}:${n}`, n + 1, phrase)),
    ...week.grammar.flatMap(point => point.examples.map((example, n) => at(`g:${point.id}:${n}`, point.day, example))),
  ]
}
