import HanziWriter from 'hanzi-writer'
import type { CharacterJson } from 'hanzi-writer'
import { useEffect, useRef, useState } from 'react'
import { strokesPath } from '#domain/lessons/strokes-path.ts'
import { Button } from '../ui/button.tsx'

/** The side of the square, in CSS pixels. */
const SIZE = 176

/** A character stroke by stroke: watched, then written with the finger; a stroke that is missed is shown. */
export function StrokeOrder({ character, code }: { character: string; code: string }) {
  const square = useRef<HTMLDivElement>(null)
  const writer = useRef<HanziWriter>(undefined)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = square.current
    if (!element) return
    const ink = getComputedStyle(element).color
    writer.current = HanziWriter.create(element, character, {
      width: SIZE,
      height: SIZE,
      padding: 10,
      strokeColor: ink,
      drawingColor: ink,
      drawingWidth: 16,
      delayBetweenStrokes: 250,
      showHintAfterMisses: 2,
      charDataLoader: (_, onLoad, onError) => {
        strokesOf(code, character).then(onLoad, onError)
      },
      onLoadCharDataError: () => setFailed(true),
    })
    return () => element.replaceChildren()
  }, [character, code])

  if (failed) return <p className="text-quiet">The strokes of {character} could not be loaded.</p>
  const write = () => {
    setSaid('Write it in the square, stroke by stroke.')
    void writer.current?.quiz({
      onComplete: ({ totalMistakes }) =>
        setSaid(totalMistakes === 0 ? 'Every stroke in its place.' : `Done, with ${totalMistakes} strokes missed.`),
    })
  }
  const watch = () => {
    setSaid('')
    writer.current?.cancelQuiz()
    void writer.current?.animateCharacter()
  }
  return (
    <div className="flex flex-col items-center">
      <div
        ref={square}
        role="img"
        aria-label={`The strokes of ${character}`}
        className="touch-none rounded-lg border border-line bg-sheet text-ink"
        style={{ width: SIZE, height: SIZE }}
      />
      <div className="mt-2 flex gap-3">
        <Button kind="secondary" onClick={watch}>
          Watch the strokes
        </Button>
        <Button kind="secondary" onClick={write}>
          Write it
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm text-quiet">
        {said}
      </p>
    </div>
  )
}

async function strokesOf(code: string, character: string): Promise<CharacterJson> {
  const answer = await fetch(strokesPath(code, character))
  if (!answer.ok) throw new Error(`Cannot load the strokes of "${character}": status ${answer.status}`)
  return (await answer.json()) as CharacterJson
}
