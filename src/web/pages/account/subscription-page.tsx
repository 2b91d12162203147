import { useSuspenseQueries } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useAuth } from '#web/app/auth.tsx'
import { call } from '#web/app/call-client.ts'
import { checkoutErrorText } from '#web/app/checkout-errors.ts'
import { checkoutMode } from '#web/app/checkout-mode.ts'
import { whyNotYet } from '#web/parts/language-facts.ts'
import { NoRefundPolicy } from '#web/parts/no-refund-policy.tsx'
import { paths } from '#web/app/paths.ts'
import { PaymentNotice } from '#web/parts/payment-notice.tsx'
import { OperatorLinks } from '#web/parts/operator-links.tsx'
import { SupportLink } from '#web/parts/support-link.tsx'
import { WhatIsSold } from '#web/parts/what-is-sold.tsx'
import { pendingLanguage } from '#web/storage/pending-language.ts'
import { trialResults } from '#web/storage/trial-results.ts'
import { languagesQuery, programQuery } from '#web/app/queries.ts'
import { shownDay } from '#web/parts/shown-date.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useListener } from '#web/ui/use-listener.ts'
import { api } from '#contract/api.ts'
import type { Language } from '#contract/learners/languages.ts'
import type { Subscription } from '#contract/payments/subscriptions.ts'
import { PLAN_NAME, PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'

const features = [
  `${PROGRAM_DAYS} days with a plan for each, made for your minutes, goals and focus`,
  'Every language we teach, and as many of them as you like',
  'Lessons, and ten kinds of practice made from them',
  'Words that come back before you forget them',
  'A conversation tutor that gives feedback on what you say',
  'How to Say It: pronunciation and meaning of any word',
  'An evaluation at the end that shows how far you came',
]

export function SubscriptionPage() {
  const [{ data: languages }, { data: program }] = useSuspenseQueries({ queries: [languagesQuery, programQuery] })
  const [language, choose] = useChosenLanguage(languages)
  const { pay, isOpening, error } = useCheckout()
  const whyNot = program.pending_payment
    ? 'A payment of yours is under way; you need not pay again.'
    : language
      ? whyNotYet(language.name, language.levels)
      : 'Choose a language to go on.'
  const hintId = useId()

  return (
    <div className="mx-auto grid max-w-4xl gap-x-10 gap-y-6 md:grid-cols-[1.2fr_1fr] md:grid-rows-[auto_1fr]">
      <header>
        <PageHeading title={language ? `Your program in ${language.name}` : 'Your program'} />
        <p className="mt-2 max-w-prose text-quiet sm:mt-3">
          {PROGRAM_DAYS} days from the equator to the pole. Pay once; nothing renews by itself.
        </p>
        <PaymentNotice program={program} className="mt-5" />
        {program.subscription && <AlreadySubscribed subscription={program.subscription} />}
        {!program.subscription && <WhyHere />}
        {language && <KeptTrial language={language} />}
      </header>
      <section
        aria-labelledby="plan"
        className="self-start border-t-4 border-sea bg-sheet p-5 sm:p-6 md:col-start-2 md:row-span-2 md:row-start-1"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="plan" className="text-xl">
            {PLAN_NAME}
          </h2>
          <p>
            <span className="font-display text-5xl font-semibold sm:text-6xl">{PRICE_LABEL}</span>{' '}
            <span className="text-quiet">once, for {PROGRAM_DAYS} days</span>
          </p>
        </div>
        <LanguageSelect languages={languages} language={language} onChoose={choose} />
        {language && language.levels.length > 0 && <WhatIsSold key={language.id} language={language} />}
        <Button
          className="mt-4 w-full"
          disabled={whyNot !== undefined}
          aria-describedby={whyNot && hintId}
          aria-busy={isOpening}
          onClick={() => language && pay(language.id)}
        >
          {isOpening ? 'Opening the payment page…' : `Start Learning for ${PRICE_LABEL}`}
        </Button>
        {whyNot && (
          <p id={hintId} className="mt-2 text-sm text-quiet">
            {whyNot}
          </p>
        )}
        {error && (
          <Notice kind="error" className="mt-4">
            <p>{error}</p>
            {error.includes('contact support') && <SupportLink />}
          </Notice>
        )}
        <p className="mt-3 text-sm text-quiet">Secure payment powered by Stripe</p>
        <OperatorLinks className="mt-2" />
        {checkoutMode() === 'practice' && (
          <p className="mt-1 text-sm text-quiet">
            Practice mode: the payment page is a practice one and nothing is charged.
          </p>
        )}
        {checkoutMode() === 'test' && (
          <p className="mt-1 text-sm text-quiet">Test mode: only test cards are taken and nothing is charged.</p>
        )}
      </section>
      <div>
        <ul className="grid gap-3">
          {features.map(feature => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden size={20} className="mt-1 shrink-0 text-sea" />
              {feature}
            </li>
          ))}
        </ul>
        <NoRefundPolicy className="mt-8" />
      </div>
    </div>
  )
}

/** Whoever was led here from a screen that belongs to the program is told so. */
function WhyHere() {
  const { wanted } = (useLocation().state ?? {}) as { wanted?: unknown }
  if (typeof wanted !== 'string') return null
  return (
    <Notice kind="info" className="mt-4">
      {wanted} is part of the program, so it opens when you have one.
    </Notice>
  )
}

/** The lesson that was tried without an account, where it has become this learner's. */
function KeptTrial({ language }: { language: Language }) {
  const { user } = useAuth()
  const done = trialResults.of(language.id)
  if (!done || done.owner !== user?.id) return null
  return (
    <Notice kind="success" className="mt-4">
      Your first {language.name} lesson is kept: {done.score}%. The program goes on with the second.
    </Notice>
  )
}

/** Learners whose program runs are told so, and that paying again adds to it. */
function AlreadySubscribed({ subscription }: { subscription: Subscription }) {
  return (
    <Notice kind="info" className="mt-5">
      <p>
        Your program is active until {shownDay(subscription.expires_at)} and covers every language. Adding one costs
        nothing. Paying again adds {PROGRAM_DAYS} days after that date.
      </p>
      <ButtonLink kind="secondary" className="mt-3" to={paths.languages}>
        Add a language without paying
      </ButtonLink>
    </Notice>
  )
}

function LanguageSelect({
  languages,
  language,
  onChoose,
}: {
  languages: Language[]
  language: Language | undefined
  onChoose(id: string): void
}) {
  const id = useId()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="block text-sm text-quiet">
        Language to begin with
      </label>
      <select
        id={id}
        value={language?.id ?? ''}
        onChange={event => onChoose(event.target.value)}
        className="mt-1 min-h-11 w-full rounded-md border border-line bg-paper px-3"
      >
        <option value="" disabled>
          Choose…
        </option>
        {languages.map(each => (
          <option key={each.id} value={each.id} disabled={each.levels.length === 0}>
            {each.name}
            {each.levels.length === 0 ? ' (in preparation)' : ''}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The language of the address, or the one chosen before signing in, which is forgotten once it stands in the address. */
function useChosenLanguage(languages: Language[]) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const inAddress = query.get('language_id')
  useEffect(() => {
    const pending = pendingLanguage.read()
    pendingLanguage.clear()
    if (!inAddress && pending) setQuery({ language_id: String(pending) }, { replace: true, state })
  }, [inAddress, setQuery, state])
  const language = languages.find(each => String(each.id) === inAddress)
  return [language, (id: string) => setQuery({ language_id: id }, { replace: true, state })] as const
}

/** Opens the hosted payment page. The button stays busy until the browser has left. */
function useCheckout() {
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<string>()
  // Coming back from the payment page, the browser may show this one as it was left.
  useListener('pageshow', event => {
    if (event.persisted) setOpening(false)
  })
  const pay = async (languageId: number) => {
    if (isOpening) return
    setOpening(true)
    setError(undefined)
    try {
      const { url } = await call(api.createCheckout, { body: { language_id: languageId } })
      window.location.assign(url)
    } catch (failure) {
      console.error('Cannot open the payment page', failure)
      setError(checkoutErrorText(failure))
      setOpening(false)
    }
  }
  return { pay: (languageId: number) => void pay(languageId), isOpening, error }
}
