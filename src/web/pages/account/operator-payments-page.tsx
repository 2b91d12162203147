import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { CallError, call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { OperatorAction } from '#web/operator/operator-action.tsx'
import { OperatorPaymentRow } from '#web/operator/operator-payment.tsx'
import { shownDay } from '#web/parts/shown-date.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FailureView } from '#web/ui/failure-view.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { api } from '#contract/api.ts'
import { paymentFilters } from '#contract/payments/payments.ts'
import type { OperatorLearner } from '#contract/payments/payments.ts'

type Filter = (typeof paymentFilters)[number]
const filterNames: Record<Filter, string> = {
  money: 'Paid, waiting, failed',
  attention: 'Waits for you',
  all: 'Everything, also what was merely opened',
}

/** Payments of this installation, for the addresses listed in OPERATORS: found, looked at, returned; access given and ended. */
export function OperatorPaymentsPage() {
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const filter = paymentFilters.find(each => each === query.get('filter')) ?? 'money'
  const list = useInfiniteQuery({
    queryKey: ['operator-payments', search, filter],
    queryFn: ({ pageParam, signal }) =>
      call(api.operatorPayments, { body: { search, filter, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? last.payments.at(-1)!.made_at : undefined),
  })
  if (list.isPending) return <LoadingView />
  if (list.isError) {
    if (list.error instanceof CallError && list.error.status === 404) return <NotAvailable />
    return <FailureView error={list.error} onRetry={() => void list.refetch()} />
  }
  const payments = list.data.pages.flatMap(page => page.payments)
  const learners = list.data.pages[0]?.learners ?? []
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Payments" />
      <SearchForm
        key={search}
        search={search}
        filter={filter}
        onSearch={(text, chosen) => setQuery({ ...(text && { search: text }), filter: chosen })}
      />
      {learners.length > 0 && <Learners learners={learners} onDone={() => list.refetch()} />}
      <section aria-labelledby="payments" className="mt-8">
        <h2 id="payments" className="text-xl">
          {search ? 'Payments found' : filterNames[filter]}
        </h2>
        {payments.length === 0 && <p className="mt-3 text-quiet">There is no such payment.</p>}
        {payments.map(payment => (
          <OperatorPaymentRow key={payment.session_id} payment={payment} onDone={() => list.refetch()} />
        ))}
        {list.hasNextPage && (
          <Button
            kind="secondary"
            className="mt-5"
            aria-busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Older payments
          </Button>
        )}
      </section>
    </div>
  )
}

function SearchForm({
  search,
  filter,
  onSearch,
}: {
  search: string
  filter: Filter
  onSearch(search: string, filter: Filter): void
}) {
  const [searchId, filterId] = [useId(), useId()]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = form.get('search')
    onSearch(typeof text === 'string' ? text.trim() : '', form.get('filter') as Filter)
  }
  const field = 'mt-1 min-h-11 w-full rounded-md border border-line bg-paper px-3'
  return (
    <form role="search" onSubmit={submit} className="mt-5 grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
      <div>
        <label htmlFor={searchId} className="block text-sm text-quiet">
          Address, session or payment
        </label>
        <input id={searchId} name="search" type="search" maxLength={200} defaultValue={search} className={field} />
      </div>
      <div>
        <label htmlFor={filterId} className="block text-sm text-quiet">
          Show
        </label>
        <select id={filterId} name="filter" defaultValue={filter} className={field}>
          {paymentFilters.map(each => (
            <option key={each} value={each}>
              {filterNames[each]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}

function Learners({ learners, onDone }: { learners: OperatorLearner[]; onDone(): Promise<unknown> }) {
  return (
    <section aria-labelledby="learners" className="mt-8">
      <h2 id="learners" className="text-xl">
        Learners
      </h2>
      <ul>
        {learners.map(({ user_id, email, given_name, access_until }) => (
          <li key={user_id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
            <p className="min-w-0">
              <span className="font-medium break-all">{email}</span>
              {given_name && <span className="text-quiet"> · {given_name}</span>}
              <br />
              <span className="text-sm text-quiet">
                {access_until ? `Access until ${shownDay(access_until)}` : 'No access'}
              </span>
            </p>
            <OperatorAction
              name="Give access"
              warning="The days begin now, or where the learner's access ends."
              withDays
              act={({ note, days }) => call(api.giveAccess, { body: { user_id, days, note } }).then(onDone)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotAvailable() {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title="Not available" />
      <p className="mt-3 text-quiet">This page is for the operators of this installation.</p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}
