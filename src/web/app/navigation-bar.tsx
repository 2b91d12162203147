import { LogOut, UserRound, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from './auth.tsx'
import { call } from './call-client.ts'
import { NavigationMenu } from './navigation-menu.tsx'
import { paths } from './paths.ts'
import { signInFailure } from '../storage/sign-in-failure.ts'
import { GlobeMark } from '../ui/globe-mark.tsx'
import { api } from '#contract/api.ts'

/**
 * The bar at the top of every screen of a signed-in learner. Where there is little room it loses its labels, not its names;
 * where there is less (large text on a telephone), two of its buttons stand in the menu alone.
 */
export function NavigationBar() {
  const { user, logout, redirectToLogin } = useAuth()
  const navigate = useNavigate()

  // Without a subscription, or when it cannot be known, the way leads to the plan page.
  const openHowToSayIt = async () => {
    if (!user) {
      signInFailure.save('How to Say It is part of the program. Sign in, or choose a language to begin.')
      return window.location.assign(paths.landing)
    }
    const subscription = await call(api.subscription).catch(() => null)
    if (subscription) await navigate(paths.howToSayIt())
    else await navigate(paths.subscription(), { state: { wanted: 'How to Say It' } })
  }
  const leave = async () => {
    await logout()
    window.location.assign(paths.landing)
  }

  return (
    <header data-bar className="@container fixed inset-x-0 top-0 z-20 border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:bg-sheet focus:px-3 focus:py-2"
      >
        Skip to the page
      </a>
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-14 max-w-6xl items-center gap-1 px-1 @min-[24rem]:px-2 @min-[40rem]:px-4"
      >
        <a
          href={paths.landing}
          aria-label="Meridian"
          className="me-auto flex min-h-11 min-w-11 items-center gap-2 px-2 font-display text-xl font-semibold whitespace-nowrap"
        >
          <GlobeMark />
          <span className="hidden @min-[21rem]:inline">Meridian</span>
        </a>
        <BarButton
          name="How to Say It"
          icon={<Volume2 aria-hidden size={20} />}
          className="hidden @min-[16rem]:flex"
          onClick={() => void openHowToSayIt()}
        />
        {user ? (
          <>
            <BarButton
              name={user.email}
              icon={<UserRound aria-hidden size={20} />}
              className="flex"
              onClick={() => void navigate(paths.dashboard)}
            />
            <NavigationMenu onHowToSayIt={() => void openHowToSayIt()} onLogout={() => void leave()} />
            <BarButton
              name="Logout"
              icon={<LogOut aria-hidden size={20} />}
              className="hidden @min-[16rem]:flex"
              onClick={() => void leave()}
            />
          </>
        ) : (
          <BarButton
            name="Sign In"
            icon={<UserRound aria-hidden size={20} />}
            className="flex"
            onClick={() => void redirectToLogin()}
          />
        )}
      </nav>
    </header>
  )
}

function BarButton({
  name,
  icon,
  className,
  onClick,
}: {
  name: string
  icon: ReactNode
  className: string
  onClick(): void
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className={`min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 text-sm hover:bg-sheet ${className}`}
    >
      {icon}
      <span className="hidden max-w-44 truncate @min-[30rem]:inline">{name}</span>
    </button>
  )
}
