import { Keyboard } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { hasKeyboardLayout } from '#domain/keyboard/accent-keys.ts'
import { useDeviceSetting } from '../../storage/device-setting.ts'
import { AccentKeyRow } from './accent-key-row.tsx'
import type { TextField } from '../run/use-key-press.ts'

const OnScreenKeyboard = lazy(async () => ({ default: (await import('./on-screen-keyboard.tsx')).OnScreenKeyboard }))

const RomajiChoice = lazy(async () => ({ default: (await import('./romaji-choice.tsx')).RomajiChoice }))

/** What helps to write a language under its text field: a row of accented letters, or a whole keyboard that can be opened. */
export function LetterKeys(props: { code: string; input: TextField; onChange(text: string): void }) {
  const [shown, choose] = useDeviceSetting('on-screen-keyboard', ['hidden', 'shown'])
  if (!hasKeyboardLayout(props.code)) return <AccentKeyRow {...props} />
  const open = shown === 'shown'
  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center gap-x-5">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => choose(open ? 'hidden' : 'shown')}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet underline decoration-line underline-offset-4 hover:decoration-sea"
        >
          <Keyboard aria-hidden size={18} />
          {open ? 'Hide the keyboard' : 'Show a keyboard'}
        </button>
        {props.code === 'ja' && (
          <Suspense fallback={null}>
            <RomajiChoice input={props.input} onChange={props.onChange} />
          </Suspense>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <OnScreenKeyboard {...props} />
        </Suspense>
      )}
    </div>
  )
}
