import { LogOut, UserRound, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from './auth.tsx'
import { call } from './call-client.ts'
import { paths } from './paths.ts'
import { GlobeMark } from './ui/globe-mark.tsx'
import { api } from '#contract/api.ts'

/** The bar at the top of every screen of a signed-in learner. Below 480 px it loses its labels, not its names. */
export function NavigationBar() {
  const { user, logout, redirectToLogin } = useAuth()
  const navigate = useNavigate()

  // Without a subscription, or when it cannot be known, the way leads to the plan page.
  const openHowToSayIt = async () => {
    const subscription = await call(api.subscription).catch(() => null)
    await navigate(subscription ? paths.howToSayIt() : paths.subscription())
  }
  const leave = async () => {
    await logout()
    window.location.assign(paths.landing)
  }

  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:bg-sheet focus:px-3 focus:py-2"
      >
        Skip to the page
      </a>
      <nav aria-label="Main" className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-2 sm:px-4">
        <a
          href={paths.landing}
          className="me-auto flex min-h-11 items-center gap-2 px-2 font-display text-xl font-semibold"
        >
          <GlobeMark />
          Meridian
        </a>
        <BarButton
          name="How to Say It"
          icon={<Volume2 aria-hidden size={20} />}
          onClick={() => void openHowToSayIt()}
        />
        {user ? (
          <>
            <BarButton
              name={user.email}
              icon={<UserRound aria-hidden size={20} />}
              onClick={() => void navigate(paths.dashboard)}
            />
            <BarButton name="Logout" icon={<LogOut aria-hidden size={20} />} onClick={() => void leave()} />
          </>
        ) : (
          <BarButton name="Sign In" icon={<UserRound aria-hidden size={20} />} onClick={() => void redirectToLogin()} />
        )}
      </nav>
    </header>
  )
}

function BarButton({ name, icon, onClick }: { name: string; icon: ReactNode; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 text-sm hover:bg-sheet"
    >
      {icon}
      <span className="hidden max-w-44 truncate min-[480px]:inline">{name}</span>
    </button>
  )
}
