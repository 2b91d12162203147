import type { Modes } from '#domain/activities/activity-modes.ts'
import { useDeviceSetting } from '../../storage/device-setting.ts'

const offOrOn = ['off', 'on'] as const

/** What is not to be used on this device, and how to change it. */
export function useModes() {
  const [quiet, setQuiet] = useDeviceSetting('quiet', offOrOn)
  const [noMicrophone, setNoMicrophone] = useDeviceSetting('no-microphone', offOrOn)
  const [noKeyboard, setNoKeyboard] = useDeviceSetting('no-keyboard', offOrOn)
  const modes: Modes = { quiet: quiet === 'on', noMicrophone: noMicrophone === 'on', noKeyboard: noKeyboard === 'on' }
  const setters = { quiet: setQuiet, noMicrophone: setNoMicrophone, noKeyboard: setNoKeyboard }
  return [modes, (mode: keyof Modes, on: boolean) => setters[mode](on ? 'on' : 'off')] as const
}
