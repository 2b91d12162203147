import type { ReactNode } from 'react'
import type { PersonLook } from '#domain/lessons/lesson.ts'

/** Somebody of a dialogue: a face of simple shapes, as the course says or always the same for the same name. */
export function Portrait({
  name,
  person,
  size = 44,
}: {
  name: string
  person?: PersonLook | undefined
  size?: number
}) {
  const look = lookOf(name, person)
  const skin = skins[look.skin]
  const hair = hairs[look.hair]
  const { back, front } = styles[look.style](look.style === 'scarf' ? look.cloth : hair)
  return (
    <svg aria-hidden viewBox="0 0 48 48" width={size} height={size} className="shrink-0 rounded-full">
      <rect width="48" height="48" fill={look.ground} />
      {back}
      <path d="M7 50c0-10 7-15 17-15s17 5 17 15z" fill={look.cloth} />
      <path d="M20.5 29h7v7.500a3.5 3.5 0 0 1-7 0z" fill={skin} />
      <path d="M20.5 32.500c2 1.6 5 1.6 7 0v2.200c-2 1.4-5 1.4-7 0z" fill="#000" opacity=".12" />
      <ellipse cx="24" cy="22.5" rx="8.6" ry="9.8" fill={skin} />
      <circle cx="15.5" cy="23.5" r="1.7" fill={skin} />
      <circle cx="32.5" cy="23.5" r="1.7" fill={skin} />
      {front}
      <path d="M18.6 20.200q1.8-1.2 3.4-.2M26 20q1.6-1 3.4.2" fill="none" stroke="#16233b" strokeOpacity=".55" />
      <circle cx="20.4" cy="23" r="1.15" fill="#16233b" />
      <circle cx="27.6" cy="23" r="1.15" fill="#16233b" />
      <path d="M24 23.500v2.7" fill="none" stroke="#000" strokeOpacity=".22" strokeLinecap="round" />
      <path d="M20.8 28.200q3.2 2.6 6.4 0" fill="none" stroke="#16233b" strokeWidth="1.1" strokeLinecap="round" />
      <circle cx="18.2" cy="26.6" r="1.5" fill="#d1462f" opacity=".16" />
      <circle cx="29.8" cy="26.6" r="1.5" fill="#d1462f" opacity=".16" />
      {look.wears && worn[look.wears](hair)}
    </svg>
  )
}

/** What a course does not say of somebody is drawn by lot from the name. */
function lookOf(name: string, person: PersonLook = {}) {
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
  const pick = <T,>(list: readonly T[], by: number) => list[Math.floor(seed / by) % list.length]!
  return {
    skin: person.skin ?? pick(Object.keys(skins) as (keyof typeof skins)[], 1),
    hair: person.hair ?? pick(['black', 'brown', 'auburn', 'blond'] as const, 7),
    style: person.style ?? pick(['short', 'long', 'bun', 'curly', 'bob'] as const, 11),
    wears: person.wears ?? pick([undefined, undefined, 'glasses', undefined, 'earrings'] as const, 13),
    cloth: pick(cloths, 3),
    ground: pick(grounds, 5),
  }
}

const skins = { light: '#f6d7bd', fair: '#f2c9a5', tan: '#d99e73', brown: '#a86f48', dark: '#7a4a2d' }
const hairs = {
  black: '#1d1a1a',
  brown: '#4a3326',
  auburn: '#8a4b2b',
  blond: '#c79a44',
  grey: '#8d8983',
  white: '#e6e2da',
}
const cloths = ['#0b6e69', '#b93a25', '#1f5aa6', '#8a5a12', '#6a3f9c', '#2b6a3c']
const grounds = ['#d7ebe6', '#f4dfc6', '#dfe6f4', '#f2e4ea', '#e8e3d3']

type Drawn = { back: ReactNode; front: ReactNode }
/** The hair over the forehead, which all but the bald have. */
const fringe = (
  <path d="M14.8 22c-.6-8 3.6-11.6 9.2-11.600s9.8 3.6 9.2 11.600c-1.8-4.4-4.6-6.2-7-6.6-3.4 2-8 2-11.4 6.600z" />
)
const styles = {
  short: fill => ({ back: null, front: <g fill={fill}>{fringe}</g> }),
  long: fill => ({
    back: <path d="M12.5 40c-2-22 2-30.5 11.5-30.500S37.5 18 35.5 40z" fill={fill} />,
    front: <g fill={fill}>{fringe}</g>,
  }),
  bob: fill => ({
    back: <path d="M12.8 30c-1.6-14 2-20.5 11.2-20.500S36.8 16 35.2 30z" fill={fill} />,
    front: (
      <path
        d="M15 22c0-7 3.4-10.6 9-10.600s9 3.6 9 10.600c-1-2.4-2-3.6-3.2-4.200H18.200c-1.2.6-2.2 1.8-3.2 4.200z"
        fill={fill}
      />
    ),
  }),
  bun: fill => ({ back: <circle cx="24" cy="8.5" r="4.6" fill={fill} />, front: <g fill={fill}>{fringe}</g> }),
  curly: fill => ({
    back: (
      <g fill={fill}>
        <circle cx="15" cy="18" r="5.5" />
        <circle cx="33" cy="18" r="5.5" />
        <circle cx="19" cy="12.5" r="5.5" />
        <circle cx="29" cy="12.5" r="5.5" />
        <circle cx="14.5" cy="24.5" r="4" />
        <circle cx="33.5" cy="24.5" r="4" />
      </g>
    ),
    front: (
      <path d="M15.2 20.500c.6-6 4-9 8.8-9s8.2 3 8.8 9c-2.2-3.4-5-4.6-8.8-4.600s-6.6 1.2-8.8 4.600z" fill={fill} />
    ),
  }),
  bald: () => ({ back: null, front: null }),
  scarf: fill => ({
    back: <path d="M11.5 42c-2-22 1.5-33 12.5-33s14.5 11 12.5 33z" fill={fill} />,
    front: (
      <path
        d="M13.6 26c-1-10.5 3-15.5 10.4-15.500S35.4 15.5 34.4 26c-.6-7-4-10.5-10.4-10.500S14.2 19 13.6 26z"
        fill={fill}
      />
    ),
  }),
} satisfies Record<NonNullable<PersonLook['style']>, (fill: string) => Drawn>

const worn = {
  glasses: () => (
    <g fill="none" stroke="#16233b" strokeWidth="1">
      <circle cx="20.4" cy="23" r="3.1" />
      <circle cx="27.6" cy="23" r="3.1" />
      <path d="M23.5 22.600h1M17.3 22.400l-2-.6M30.7 22.400l2-.6" />
    </g>
  ),
  beard: fill => (
    <path
      d="M15.6 25c0 6 3.2 9.5 8.4 9.500s8.4-3.5 8.4-9.500c-1.2 2-2.6 2.3-4 2.1-2.8-.6-6-.6-8.8 0-1.4.2-2.8-.1-4-2.100zm5.2 3.200q3.2 2.6 6.4 0z"
      fill={fill}
    />
  ),
  moustache: fill => (
    <path d="M19.6 28c1-1.8 3.2-2 4.4-1.2 1.2-.8 3.4-.6 4.4 1.2-1.6.4-3.2.2-4.4-.4-1.2.6-2.8.8-4.4.4z" fill={fill} />
  ),
  hat: () => (
    <path d="M11 17.500c4-1.6 22-1.6 26 0l-3-1.800c-.4-6.4-3-9.7-10-9.700s-9.6 3.3-10 9.700z" fill="#8a5a12" />
  ),
  earrings: () => (
    <g fill="#c79a44">
      <circle cx="15.3" cy="26.3" r="1.1" />
      <circle cx="32.7" cy="26.3" r="1.1" />
    </g>
  ),
} satisfies Record<NonNullable<PersonLook['wears']>, (fill: string) => ReactNode>
