import { applyTheme, themes } from '../storage/theme.ts'
import type { Theme } from '../storage/theme.ts'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { aids } from '../parts/reading-aids.tsx'
import type { Aid } from '../parts/reading-aids.tsx'
import { Segments } from '../ui/segments.tsx'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { hasKeyboardLayout } from '#domain/keyboard/accent-keys.ts'

const themeLabels = { system: 'Like the device', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>
const aidLabels = { shown: 'Shown', fading: 'Fading', hidden: 'Hidden' } satisfies Record<Aid, string>
const aidChoices = aids.map(value => ({ value, label: aidLabels[value] }))

/** Light or dark, whatever the device says. */
export function ThemeSetting() {
  const [theme, choose] = useDeviceSetting('theme', themes)
  return (
    <Segments
      legend="Colours"
      choices={themes.map(value => ({ value, label: themeLabels[value] }))}
      value={theme}
      onChange={chosen => {
        choose(chosen)
        applyTheme()
      }}
    />
  )
}

/** Help with letters: how words are read, and the vowels that Arabic and Hebrew usually leave out. */
export function ReadingSettings({ enrolments }: { enrolments: Enrolment[] }) {
  const [readings, chooseReadings] = useDeviceSetting('readings', aids)
  const [vowels, chooseVowels] = useDeviceSetting('vowel-marks', aids)
  const hasReadings = enrolments.some(({ code }) => hasKeyboardLayout(code))
  const hasVowels = enrolments.some(({ code }) => code === 'ar' || code === 'he')
  return (
    <>
      {hasReadings && (
        <Segments
          legend="Readings in Latin letters"
          hint="Fading: beside every word in your first two weeks, then only when you ask for it."
          choices={aidChoices}
          value={readings}
          onChange={chooseReadings}
        />
      )}
      {hasVowels && (
        <Segments
          legend="Vowel marks in Arabic and Hebrew"
          hint="Fading: written in your first four weeks, then left out as in books and newspapers."
          choices={aidChoices}
          value={vowels}
          onChange={chooseVowels}
        />
      )}
    </>
  )
}
