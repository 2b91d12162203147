import { useState } from 'react'
import { useModes } from '../activities/run/use-modes.ts'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { chooseOwnVoice, chosenVoice, useVoices } from '../speech/voices.ts'
import { CheckRow } from '../ui/check-row.tsx'
import { Segments } from '../ui/segments.tsx'
import { SPEECH_PACES, spokenLanguage, voicesOf } from '#domain/speech/voice-choice.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { SpeechPace } from '#domain/speech/voice-choice.ts'

const paceLabels = { usual: 'As it is', slower: 'Slower', faster: 'Faster' } satisfies Record<SpeechPace, string>

/** What a learner can use here and now; activities do without the rest, and lose nothing of their length. */
export function NowSettings() {
  const [modes, choose] = useModes()
  return (
    <div>
      <CheckRow
        label="I can listen"
        hint="Otherwise what would be heard is read."
        checked={!modes.quiet}
        onChange={can => choose('quiet', !can)}
      />
      <CheckRow
        label="I can speak"
        hint="Otherwise nothing asks for the microphone."
        checked={!modes.noMicrophone}
        onChange={can => choose('noMicrophone', !can)}
      />
      <CheckRow
        label="I can type"
        hint="Otherwise answers are chosen or put in order."
        checked={!modes.noKeyboard}
        onChange={can => choose('noKeyboard', !can)}
      />
    </div>
  )
}

/** How the language sounds on this device. */
export function SoundSettings({ enrolments }: { enrolments: Enrolment[] }) {
  const [synthetic, chooseSynthetic] = useDeviceSetting('synthetic-voice', ['on', 'off'])
  const [pace, choosePace] = useDeviceSetting('speech-pace', SPEECH_PACES)
  const [aloud, chooseAloud] = useDeviceSetting('read-aloud', ['no', 'yes'])
  const [effects, chooseEffects] = useDeviceSetting('sound-effects', ['off', 'on'])
  return (
    <>
      {enrolments.map(({ code, language_name }) => (
        <VoiceChoice key={code} code={code} name={language_name} />
      ))}
      <Segments
        legend="Speed of the voice"
        choices={SPEECH_PACES.map(value => ({ value, label: paceLabels[value] }))}
        value={pace}
        onChange={choosePace}
      />
      <div>
        <CheckRow
          label="A synthetic voice where this device has none"
          hint="It is clear rather than beautiful. Without it, such words are silent."
          checked={synthetic === 'on'}
          onChange={on => chooseSynthetic(on ? 'on' : 'off')}
        />
        <CheckRow
          label="Speak the tutor’s messages as they come"
          checked={aloud === 'yes'}
          onChange={on => chooseAloud(on ? 'yes' : 'no')}
        />
        <CheckRow
          label="A short sound for right and wrong answers"
          checked={effects === 'on'}
          onChange={on => chooseEffects(on ? 'on' : 'off')}
        />
      </div>
    </>
  )
}

/** Which of the device's voices speaks a language, and with it which accent; nothing where there is no choice. */
function VoiceChoice({ code, name }: { code: string; name: string }) {
  const language = spokenLanguage(code)
  const voices = voicesOf(useVoices().voices, language)
  const [chosen, setChosen] = useState(() => chosenVoice(language) ?? '')
  if (voices.length < 2) return null
  return (
    <label>
      <span className="block font-medium">Voice for {name}</span>
      <select
        value={voices.some(voice => voice.name === chosen) ? chosen : ''}
        onChange={event => {
          chooseOwnVoice(code, event.target.value)
          setChosen(event.target.value)
        }}
        className="mt-1 min-h-11 w-full max-w-md rounded-md border border-line bg-sheet px-3"
      >
        <option value="">The best there is</option>
        {voices.map(voice => (
          <option key={voice.voiceURI} value={voice.name}>
            {voice.name} ({voice.lang.replace('_', '-')})
          </option>
        ))}
      </select>
    </label>
  )
}
