import { answerQuestions } from '../workers/answer-questions.ts'
import { loadEspeakVoice } from './espeak-voice.ts'
import type { VoiceAnswer, VoiceQuestion } from './voice-pool.ts'

const voice = loadEspeakVoice()

answerQuestions<VoiceQuestion, VoiceAnswer>(
  async ({ text, language, rate }) => ({ sound: (await voice).speak(text, language, rate) }),
  ({ sound }) => (sound ? [sound.buffer] : []),
)
