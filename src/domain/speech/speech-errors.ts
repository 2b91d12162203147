/** What is said when speech fails, word for word from section 8 of the specification. */

/** The screens whose wording differs. Everything else is `chat`, the tasks included. */
export type SpeechScreen = 'chat' | 'lookup' | 'drill'

export const PLAYBACK_FAILED = 'Voice playback failed. Please try again.'
export const SYNTHESIS_UNSUPPORTED = 'Speech synthesis not supported in this browser'
/** The browser can speak, but not this language. */
export const noVoice = (language: string) => `This device has no ${language} voice.`
export const RECOGNITION_UNSUPPORTED =
  'Voice recognition not supported in this browser. Please use Chrome, Safari, or Edge.'
const RECOGNITION_FAILED = 'Voice recognition failed. Please try typing instead.'
const MICROPHONE_DENIED = 'Microphone access denied. Please allow microphone access and try again.'
const MICROPHONE_NOT_FOUND = 'Microphone not found. Please check your microphone connection.'

const recognitionErrors: Record<string, string> = {
  'not-allowed': MICROPHONE_DENIED,
  'audio-capture': MICROPHONE_NOT_FOUND,
  network: 'Network error occurred. Please check your internet connection.',
  'service-not-allowed': 'Speech recognition service not available. Please try again later.',
}
const noSpeech = {
  chat: 'No speech detected. Please try speaking again.',
  lookup: 'No speech was detected. Please try speaking again.',
  drill: 'No speech detected. Please speak clearly and try again.',
} satisfies Record<SpeechScreen, string>

/** The text for a recogniser's error code; undefined for `aborted`, which is our own doing. */
export function recognitionErrorText(code: string, screen: SpeechScreen): string | undefined {
  if (code === 'aborted') return undefined
  if (code === 'no-speech') return noSpeech[screen]
  return Object.hasOwn(recognitionErrors, code) ? recognitionErrors[code] : RECOGNITION_FAILED
}

const microphoneErrors: Record<string, string> = {
  NotAllowedError: MICROPHONE_DENIED,
  NotFoundError: MICROPHONE_NOT_FOUND,
  NotReadableError: 'Microphone is being used by another application...',
}

/** The text for the name of a device error (a DOMException's) when the microphone is opened. */
export function microphoneErrorText(name: string, screen: SpeechScreen): string {
  if (screen === 'lookup') {
    return 'Could not access microphone. Please allow microphone permissions and try again.'
  }
  return Object.hasOwn(microphoneErrors, name)
    ? microphoneErrors[name]!
    : 'Could not access microphone. Please check permissions.'
}
