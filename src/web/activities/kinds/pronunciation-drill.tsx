import { Mic, Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_ALTERNATIVES, matchPronunciation } from '#domain/speech/pronunciation-score.ts'
import type { PronunciationMatch } from '#domain/speech/pronunciation-score.ts'
import type { PronunciationExercise } from '#domain/activities/task-content.ts'
import { speechRates, spokenLanguage } from '#domain/speech/voice-choice.ts'
import { SpeakButton, SpeechError } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import { useRecognition } from '../../speech/use-recognition.ts'
import { useRecorder } from '../../speech/use-recorder.ts'
import { Button } from '../../ui/button.tsx'
import { Foreign } from '../../ui/foreign.tsx'
import type { ActivityProps } from '../run/activity-props.ts'
import type { ActivitySession } from '../run/use-activity.ts'
import { Learned, sizeOf } from '../items/lesson/learned.tsx'
import { Foot } from '../run/stage.tsx'
import { HeardWords } from '../items/heard-words.tsx'
import { useFocus } from '../../ui/use-focus.ts'
import { useModes } from '../run/use-modes.ts'
import { Reading } from '../../parts/reading.tsx'

/** Phrases to be said aloud, in order. Each may be tried as often as one likes; its best attempt counts. */
export function PronunciationDrill(props: ActivityProps) {
  const { index } = props.session.run
  const exercise = props.content.pronunciation_exercises?.[index]
  const [isDeaf, setDeaf] = useState(false)
  return exercise ? (
    <Phrase key={index} exercise={exercise} isDeaf={isDeaf} onDeaf={() => setDeaf(true)} {...props} />
  ) : null
}

function Phrase({
  exercise,
  isDeaf,
  onDeaf,
  session,
  code,
  languageName,
  speech,
}: ActivityProps & {
  exercise: PronunciationExercise
  /** Nothing could listen at an earlier phrase: this one begins with marking oneself. */
  isDeaf: boolean
  onDeaf(): void
}) {
  const heading = useFocus<HTMLHeadingElement>()
  useHeardAtOnce(speech, exercise.audio_text, speechRates.drill)
  const [{ noMicrophone }] = useModes()
  const [attempts, setAttempts] = useState(0)
  const [match, setMatch] = useState<PronunciationMatch>()
  const { current } = session

  // What was understood leads on; what was not can be said again.
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (attempts > 0 && match && match.points > 0) goOn.current?.focus({ preventScroll: true })
  }, [attempts, match])

  const mark = (result: PronunciationMatch) => {
    onDeaf()
    attempt(result)
  }
  const attempt = (result: PronunciationMatch) => {
    setAttempts(count => count + 1)
    setMatch(result)
    session.answer({ ...spoken(exercise, result, code), points: result.points })
  }
  const recognition = useRecognition({
    locale: spokenLanguage(code).locale,
    screen: 'drill',
    maxAlternatives: MAX_ALTERNATIVES,
    onHeard: alternatives => attempt(matchPronunciation(exercise.phrase, alternatives)),
  })
  const leave = () => {
    if (current) session.next()
    else session.answerAndNext({ ...spoken(exercise, nothing, code), skipped: true })
  }
  const isLast = session.run.index + 1 >= session.rules.total
  const marksItself = noMicrophone || isDeaf || !recognition.supported || recognition.error !== undefined

  return (
    <div className="text-center">
      <h3
        ref={heading}
        tabIndex={-1}
        className={`pt-4 font-sans font-semibold outline-none ${sizeOf(exercise.phrase)}`}
      >
        <Learned lang={code}>{exercise.phrase}</Learned>
      </h3>
      <p className="mt-2 text-lg text-quiet">
        <Reading code={code} of={exercise.phrase} text={exercise.reading} className="block" />
        {exercise.phonetic && <span className="block text-base">/{exercise.phonetic}/</span>}
      </p>
      {exercise.translation && <p className="text-quiet">{exercise.translation}</p>}
      <div className="mt-5 flex justify-center gap-3">
        <SpeakButton speech={speech} text={exercise.audio_text} rate={speechRates.drill} name="Listen" large main />
        <SpeakButton speech={speech} text={exercise.audio_text} rate={speechRates.slow} name="Listen slowly" large />
      </div>
      {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
      {exercise.tips && <p className="mx-auto mt-4 max-w-prose text-start sm:text-center">{exercise.tips}</p>}

      {noMicrophone ? (
        <p className="mt-6 text-quiet">Listen, say it aloud, and mark yourself.</p>
      ) : recognition.supported ? (
        <Button
          kind={current || marksItself ? 'secondary' : 'primary'}
          className="mt-6 w-full sm:w-auto"
          onClick={recognition.listening ? recognition.stop : recognition.start}
        >
          {recognition.listening ? <Square aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
          {recognition.listening ? 'Stop listening' : match ? 'Say it again' : 'Speak'}
        </Button>
      ) : (
        <p className="mt-6 text-quiet">
          Voice recognition not supported in this browser. Listen, say it, and mark yourself.
        </p>
      )}
      <div role="status" className="mt-3 min-h-7">
        {recognition.listening && 'Listening…'}
        {!recognition.listening && match && <Result match={match} attempts={attempts} code={code} />}
        {!recognition.listening && match && match.heard !== '' && (
          <HeardWords
            heard={match.heard}
            target={exercise.phrase}
            ipa={exercise.phonetic}
            {...{ code, languageName }}
          />
        )}
      </div>
      {attempts === 0 && <SpeechError error={recognition.error} />}
      {marksItself && <SelfMark session={session} onMark={mark} mayRecord={!noMicrophone} />}
      <Foot>
        <Button
          ref={goOn}
          kind={current ? 'primary' : 'secondary'}
          data-go-on
          className="min-h-12 w-full sm:w-auto sm:min-w-40"
          onClick={leave}
        >
          {current ? (isLast ? 'Finish' : 'Next') : 'Skip'}
        </Button>
      </Foot>
    </div>
  )
}

const nothing: PronunciationMatch = { heard: '', similarity: 0, points: 0 }

/** Saying is no test of memory: only what was understood is reported, and nothing is a lapse. */
function spoken(exercise: PronunciationExercise, match: PronunciationMatch, lang: string) {
  return {
    verdict: match.points === 15 ? 'correct' : match.points > 0 ? 'almost' : 'wrong',
    prompt: exercise.phrase,
    given: match.heard,
    expected: exercise.phrase,
    lang,
    item: match.points > 0 ? exercise.item : undefined,
  } as const
}

function Result({ match, attempts, code }: { match: PronunciationMatch; attempts: number; code: string }) {
  const color = match.points === 15 ? 'text-correct' : match.points > 0 ? 'text-almost' : 'text-wrong'
  const word = match.points === 15 ? 'Clear' : match.points > 0 ? 'Nearly' : 'Not understood yet'
  return (
    <p>
      <span className={`font-semibold ${color}`}>
        {word}: {match.points} points
      </span>
      {match.heard && (
        <>
          {' · '}Heard: <Foreign lang={code}>{match.heard}</Foreign> ({Math.round(match.similarity * 100)}%)
        </>
      )}
      {' · '}Attempts: {attempts}
    </p>
  )
}

const marks = [
  { label: 'It sounded right', similarity: 1, points: 15 },
  { label: 'Nearly', similarity: 0.7, points: 10 },
  { label: 'Not yet', similarity: 0, points: 0 },
] as const

/** For whom nothing listens: record, hear oneself beside the model, and judge. */
function SelfMark({
  session,
  onMark,
  mayRecord,
}: {
  session: ActivitySession
  onMark(match: PronunciationMatch): void
  mayRecord: boolean
}) {
  const recorder = useRecorder()
  return (
    <section aria-label="Mark yourself" className="mt-4 border-t border-line pt-4">
      {mayRecord && recorder.supported && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button kind="secondary" onClick={recorder.recording ? recorder.stop : recorder.start}>
            {recorder.recording ? <Square aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
            {recorder.recording ? 'Stop recording' : 'Record yourself'}
          </Button>
          {recorder.replay && <Replay source={recorder.replay} />}
        </div>
      )}
      <SpeechError error={recorder.error} />
      <div role="group" aria-label="How did it sound?" className="mt-3 grid grid-cols-3 gap-2">
        {marks.map(({ label, similarity, points }) => (
          <Button
            key={label}
            kind="secondary"
            className="px-2! leading-tight"
            aria-disabled={false}
            aria-pressed={session.current?.points === points}
            onClick={() => onMark({ heard: '', similarity, points })}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

function Replay({ source }: { source: string }) {
  const [player] = useState(() => new Audio())
  return (
    <Button
      kind="secondary"
      onClick={() => {
        player.src = source
        void player.play().catch(() => undefined)
      }}
    >
      <Play aria-hidden size={20} />
      Hear yourself
    </Button>
  )
}
