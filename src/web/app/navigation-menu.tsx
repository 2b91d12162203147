import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useListener } from '../ui/use-listener.ts'
import { paths } from './paths.ts'

const links = [
  { to: paths.words(), label: 'Your words' },
  { to: paths.grammar(), label: 'Grammar' },
  { to: paths.progress, label: 'Your progress' },
  { to: paths.languages, label: 'Languages' },
  { to: paths.settings(), label: 'Settings' },
] as const

const row = 'flex min-h-11 w-full items-center px-4 text-start hover:bg-paper'

/** The menu beside the account button. Escape, a press outside and a choice close it; what the bar has no room for stands in it too. */
export function NavigationMenu({ onHowToSayIt, onLogout }: { onHowToSayIt(): void; onLogout(): void }) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const onPress = (event: PointerEvent) => {
    if (!box.current?.contains(event.target as Node)) setOpen(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    opener.current?.focus()
  }
  useListener('pointerdown', onPress, isOpen)
  useListener('keydown', onKey, isOpen)
  const choose = (act: () => void) => {
    setOpen(false)
    act()
  }
  return (
    <div
      ref={box}
      className="relative"
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label="Menu"
        title="Menu"
        aria-expanded={isOpen}
        aria-controls="main-menu"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 min-w-11 items-center justify-center rounded px-2 hover:bg-sheet"
      >
        <Menu aria-hidden size={20} />
      </button>
      <ul
        id="main-menu"
        hidden={!isOpen}
        className="absolute end-0 top-full max-h-[80vh] w-max max-w-[90vw] min-w-48 overflow-y-auto rounded-md border border-line bg-sheet py-1 shadow-lg"
      >
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className={row} onClick={() => setOpen(false)}>
              {label}
            </Link>
          </li>
        ))}
        <NarrowOnly>
          <button type="button" className={row} onClick={() => choose(onHowToSayIt)}>
            How to Say It
          </button>
        </NarrowOnly>
        <NarrowOnly>
          <button type="button" className={row} onClick={() => choose(onLogout)}>
            Logout
          </button>
        </NarrowOnly>
      </ul>
    </div>
  )
}

/** There only where the bar has no room for it. */
function NarrowOnly({ children }: { children: ReactNode }) {
  return <li className="@min-[16rem]:hidden">{children}</li>
}
