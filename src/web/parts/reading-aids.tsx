import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { enrolmentsQuery } from '../app/queries.ts'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { ForeignText } from '../ui/foreign.tsx'
import { withoutVowelMarks } from '#domain/answers/text/vowel-marks.ts'

/** Help with letters that a learner may have, lose little by little, or do without. */
export const aids = ['shown', 'fading', 'hidden'] as const
export type Aid = (typeof aids)[number]

/** Lessons after which a fading help is gone: two weeks of readings, four of vowel marks. */
const FADED_AFTER = { readings: 14, 'vowel-marks': 28 } as const

/** Whether a help is there for a language: as chosen, or as far as its learner has come. */
export function useReadingAid(name: keyof typeof FADED_AFTER, code: string): boolean {
  const [aid] = useDeviceSetting(name, aids)
  const { data: enrolments } = useQuery({ ...enrolmentsQuery, enabled: aid === 'fading' })
  if (aid !== 'fading') return aid === 'shown'
  const lessons = enrolments?.find(each => each.code === code)?.lessons_completed ?? 0
  return lessons < FADED_AFTER[name]
}

/** Gives all foreign text within it its vowel marks or takes them away, as the learner wants it. */
export function VowelMarks({ children }: { children: ReactNode }) {
  const arabic = useReadingAid('vowel-marks', 'ar')
  const hebrew = useReadingAid('vowel-marks', 'he')
  const written = useCallback(
    (text: string, code: string) =>
      (code === 'ar' && !arabic) || (code === 'he' && !hebrew) ? withoutVowelMarks(text, code) : text,
    [arabic, hebrew],
  )
  return <ForeignText value={written}>{children}</ForeignText>
}
