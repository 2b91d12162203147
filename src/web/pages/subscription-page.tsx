import { useSuspenseQueries } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../call-client.ts'
import { checkoutErrorText } from '../checkout-errors.ts'
import { checkoutMode } from '../checkout-mode.ts'
import { whyNotYet } from '../language-facts.ts'
import { NoRefundPolicy } from '../no-refund-policy.tsx'
import { paths } from '../paths.ts'
import { pendingLanguage } from '../pending-language.ts'
import { languagesQuery, programQuery } from '../queries.ts'
import { shownDay } from '../shown-date.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { api } from '#contract/api.ts'
import type { Language } from '#contract/languages.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { PLAN_NAME, PRICE_LABEL, PROGRAM_DAYS } from '#domain/program.ts'

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
  const whyNot = language ? whyNotYet(language.name, language.levels) : 'Choose a language to go on.'
  const hintId = useId()

  return (
    <div className="mx-auto grid max-w-4xl gap-10 md:grid-cols-[1.2fr_1fr]">
      <section>
        <PageHeading title="Your program" />
        <p className="mt-3 max-w-prose text-quiet">
          {PROGRAM_DAYS} days from the equator to the pole. Pay once; nothing renews by itself.
        </p>
        {program.subscription && <AlreadySubscribed subscription={program.subscription} />}
        <ul className="mt-6 grid gap-3">
          {features.map(feature => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden size={20} className="mt-1 shrink-0 text-sea" />
              {feature}
            </li>
          ))}
        </ul>
        <NoRefundPolicy className="mt-8" />
      </section>
      <section aria-labelledby="plan" className="self-start border-t-4 border-sea bg-sheet p-6">
        <h2 id="plan" className="text-xl">
          {PLAN_NAME}
        </h2>
        <p className="mt-3">
          <span className="font-display text-6xl font-semibold">{PRICE_LABEL}</span>{' '}
          <span className="text-quiet">once, for {PROGRAM_DAYS} days</span>
        </p>
        <LanguageSelect languages={languages} language={language} onChoose={choose} />
        <Button
          className="mt-5 w-full"
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
            {error}
          </Notice>
        )}
        <p className="mt-4 text-sm text-quiet">Secure payment powered by Stripe</p>
        {checkoutMode() === 'practice' && (
          <p className="mt-1 text-sm text-vermilion">
            Practice mode: the payment page is a practice one and nothing is charged.
          </p>
        )}
        {checkoutMode() === 'test' && (
          <p className="mt-1 text-sm text-vermilion">Test mode: only test cards are taken and nothing is charged.</p>
        )}
      </section>
    </div>
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
    <div className="mt-5">
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
            {each.flag_emoji} {each.name}
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
  const inAddress = query.get('language_id')
  useEffect(() => {
    const pending = pendingLanguage.read()
    pendingLanguage.clear()
    if (!inAddress && pending) setQuery({ language_id: String(pending) }, { replace: true })
  }, [inAddress, setQuery])
  const language = languages.find(each => String(each.id) === inAddress)
  return [language, (id: string) => setQuery({ language_id: id }, { replace: true })] as const
}

/** Opens the hosted payment page. The button stays busy until the browser has left. */
function useCheckout() {
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    // Coming back from the payment page, the browser may show this one as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setOpening(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
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
