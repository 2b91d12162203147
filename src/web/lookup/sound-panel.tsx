import { soundsOfWord } from '#domain/speech/ipa-sounds.ts'

const WIDTH = 36
const HEIGHT = 28

/** The sounds of a transcription, each with an English example or where to put the tongue, and the tones as lines. */
export function SoundPanel({ ipa, lang }: { ipa: string; lang: string }) {
  const { sounds, tones } = soundsOfWord(ipa)
  if (sounds.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-sea">How each sound is made</summary>
      {tones.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-quiet">
          Tones, from left to right:
          {tones.map((tone, at) => (
            <Tone key={at} tone={tone} />
          ))}
        </p>
      )}
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {sounds.map(({ sign, hint }) => (
          <div key={sign} className="flex items-baseline gap-3">
            <dt lang={`${lang}-fonipa`} className="min-w-8 text-xl">
              {sign}
            </dt>
            <dd className="text-sm text-quiet">{hint}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The pitch of a syllable over its time, between a low and a high line. */
function Tone({ tone }: { tone: number[] }) {
  const x = (at: number) => 4 + (at / Math.max(1, tone.length - 1)) * (WIDTH - 8)
  const y = (pitch: number) => HEIGHT - 4 - ((pitch - 1) / 4) * (HEIGHT - 8)
  return (
    <svg role="img" aria-label={nameOf(tone)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <line x1={0} x2={WIDTH} y1={y(1)} y2={y(1)} className="stroke-line" />
      <line x1={0} x2={WIDTH} y1={y(5)} y2={y(5)} className="stroke-line" />
      <polyline
        points={tone.map((pitch, at) => `${x(at)},${y(pitch)}`).join(' ')}
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
        className="stroke-sea"
      />
    </svg>
  )
}

function nameOf(tone: number[]): string {
  const [first = 3, last = 3] = [tone[0], tone.at(-1)]
  const lowest = Math.min(...tone)
  if (lowest < first && lowest < last) return 'dipping'
  if (first === last) return first >= 4 ? 'high' : first <= 2 ? 'low' : 'middle'
  return last > first ? 'rising' : 'falling'
}
