import { ChartLine, MessagesSquare, Plus, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'

/** Lookup and conversation need an active program; without one they lead to the plan. */
export function QuickActions({ isSubscribed }: { isSubscribed: boolean }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-2xl">
        Quick Actions
      </h2>
      <ul className="mt-3 border-t border-line">
        <Action
          to={isSubscribed ? paths.howToSayIt() : paths.subscription()}
          icon={<Volume2 aria-hidden size={20} />}
          name="How to Say It"
        />
        <Action
          to={isSubscribed ? paths.conversation() : paths.subscription()}
          icon={<MessagesSquare aria-hidden size={20} />}
          name="AI Conversation"
        />
        <Action to={paths.languages} icon={<Plus aria-hidden size={20} />} name="Add Language" />
        <Action to={paths.progress} icon={<ChartLine aria-hidden size={20} />} name="Your Progress" />
      </ul>
    </section>
  )
}

function Action({ to, icon, name }: { to: string; icon: ReactNode; name: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-12 items-center gap-3 py-2 text-sea hover:bg-sheet">
        {icon}
        {name}
      </Link>
    </li>
  )
}
