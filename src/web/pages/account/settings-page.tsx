import { useSuspenseQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#web/app/auth.tsx'
import { enrolmentsQuery, programQuery } from '#web/app/queries.ts'
import { LanguageShares } from '#web/settings/language-shares.tsx'
import { TimeOff } from '#web/settings/time-off.tsx'
import { DataSettings } from '#web/settings/data-settings.tsx'
import { ReadingSettings, ThemeSetting } from '#web/settings/display-settings.tsx'
import { PlanSettings } from '#web/settings/plan-settings.tsx'
import { NowSettings, SoundSettings } from '#web/settings/practice-settings.tsx'
import { ReminderSettings } from '#web/settings/reminder-settings.tsx'
import { SettingSection } from '#web/settings/setting-section.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Everything a learner can choose. What concerns the device is kept in the browser, the rest with the account. */
export function SettingsPage() {
  const { user } = useAuth()
  const [{ data: program }, { data: enrolments }] = useSuspenseQueries({ queries: [programQuery, enrolmentsQuery] })
  const isRunning = program.subscription !== null && enrolments.length > 0
  useAnchor()
  const parts = [
    ...(isRunning ? [['plan', 'Your days'] as const, ['time-off', 'Time off'] as const] : []),
    ['now', 'Here and now'],
    ['sound', 'Sound'],
    ['reading', 'Reading'],
    ['reminders', 'Reminders'],
    ['data', 'Your data'],
  ] as const
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Settings" />
      <nav aria-label="Parts of the settings" className="mt-4 mb-6 flex flex-wrap gap-x-5">
        {parts.map(([id, title]) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
          >
            {title}
          </a>
        ))}
      </nav>
      {isRunning && (
        <>
          <SettingSection id="plan" title="Your days" about="Today’s plan stays as it is; changes count from tomorrow.">
            <PlanSettings enrolments={enrolments} />
            {enrolments.length > 1 && <LanguageShares enrolments={enrolments} />}
          </SettingSection>
          <SettingSection
            id="time-off"
            title="Rest days and pause"
            about="Days you take off in advance leave your streak alone."
          >
            <TimeOff />
          </SettingSection>
        </>
      )}
      <SettingSection id="now" title="Here and now" about="What you can use at the moment, on this device.">
        <NowSettings />
      </SettingSection>
      <SettingSection id="sound" title="Sound" about="On this device.">
        <SoundSettings enrolments={enrolments} />
      </SettingSection>
      <SettingSection id="reading" title="Reading and colours" about="On this device.">
        <ReadingSettings enrolments={enrolments} />
        <ThemeSetting />
      </SettingSection>
      <SettingSection id="reminders" title="Reminders">
        <ReminderSettings />
      </SettingSection>
      <SettingSection id="data" title="Your data">
        <DataSettings email={user?.email ?? ''} />
      </SettingSection>
    </div>
  )
}

/** Brings the part of the address into view: the browser looked for it before the page was there. */
function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
