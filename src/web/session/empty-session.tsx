import { paths } from '../app/paths.ts'
import { shownDay } from '../parts/shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { SessionScreen } from './session-screen.tsx'

/** A session without tasks: the program is over, or the day is free. */
export function EmptySession({ endedAt }: { endedAt: string | null }) {
  return (
    <SessionScreen
      done={0}
      total={0}
      action={
        <ButtonLink to={endedAt ? paths.milestone(PROGRAM_DAYS) : paths.dashboard} className="w-full">
          {endedAt ? 'See what you reached' : 'Back to Dashboard'}
        </ButtonLink>
      }
    >
      <PageHeading title={endedAt ? 'Your program is over' : 'Nothing is planned for today'} className="text-3xl" />
      <p className="mt-3 text-lg text-quiet">
        {endedAt
          ? `It ended on ${shownDay(endedAt)}. What you learned stays: lessons and reviews are open to you.`
          : 'The dashboard says why, and what you can do all the same. Your streak counts the days on which you learn.'}
      </p>
    </SessionScreen>
  )
}
