import type { ReactNode } from 'react'
import type { SpokenLine as Line } from '#domain/lessons/lesson.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import type { Speech } from '../../speech/use-speech.ts'
import { Learned } from './lesson/learned.tsx'
import { Portrait } from './portrait.tsx'
import { Reading } from '../../parts/reading.tsx'

/** What somebody says in a conversation: the face, the name, the sentence and its meaning, as a bubble. The learner's own stand at the other side. */
export function SpokenLine({
  line,
  code,
  speech,
  isMine = false,
  isLatest = false,
  children,
}: {
  line: Line
  code: string
  speech: Speech
  isMine?: boolean
  /** The one that was said last is the largest, and Space hears it again. */
  isLatest?: boolean
  children?: ReactNode
}) {
  return (
    <li className={`flex items-end gap-2 ${isMine ? 'ms-4 flex-row-reverse' : 'me-4'}`}>
      <Portrait name={line.speaker} person={line.person} />
      <div
        className={`flex min-w-0 items-end gap-2 rounded-2xl border py-2 ps-4 pe-2 ${isMine ? 'rounded-ee-sm border-sea bg-paper' : 'rounded-es-sm border-line bg-sheet'}`}
      >
        <div className="min-w-0">
          <p className="text-sm text-quiet">{line.speaker}</p>
          <Learned lang={code} as="p" className={`leading-snug ${isLatest ? 'text-xl sm:text-2xl' : 'text-lg'}`}>
            {line.text}
          </Learned>
          <Reading code={code} of={line.text} text={line.reading} className="block text-quiet" />
          <p className="text-sm text-quiet">{line.translation}</p>
          {children}
        </div>
        <SpeakButton
          speech={speech}
          text={line.text}
          name={`Listen to ${line.speaker}: ${line.text}`}
          main={isLatest}
        />
      </div>
    </li>
  )
}
