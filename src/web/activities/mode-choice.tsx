import type { Modes } from '#domain/activity-modes.ts'
import { useDeviceSetting } from '../device-setting.ts'
import { useModes } from './use-modes.ts'

const choices: { mode: keyof Modes; label: string }[] = [
  { mode: 'quiet', label: 'No sound' },
  { mode: 'noMicrophone', label: 'No microphone' },
  { mode: 'noKeyboard', label: 'No keyboard' },
]

/** Where a learner says what cannot be used here and now; activities on this device then do without it. */
export function ModeChoice({ className = '' }: { className?: string }) {
  const [modes, choose] = useModes()
  const [synthetic, chooseSynthetic] = useDeviceSetting('synthetic-voice', ['on', 'off'])
  return (
    <fieldset className={className}>
      <legend className="text-sm text-quiet">On this device, practise with</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map(({ mode, label }) => (
          <label key={mode} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-sea"
              checked={modes[mode]}
              onChange={event => choose(mode, event.target.checked)}
            />
            {label}
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-sea"
            checked={synthetic === 'off'}
            onChange={event => chooseSynthetic(event.target.checked ? 'off' : 'on')}
          />
          No synthetic voice
        </label>
      </div>
    </fieldset>
  )
}
