import { Volume2, UserRound } from 'lucide-react'
import { createElement } from 'react'
import { Graticule } from './graticule.tsx'
import { LanguageCard, LanguageGrid, notYetLook } from '../parts/language-card.tsx'
import { whyNotYet } from '../parts/language-facts.ts'
import { NoRefundPolicy } from '../parts/no-refund-policy.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { TasteSection } from './taste-section.tsx'
import type { Taste } from './tastes.ts'
import { paths } from '../app/paths.ts'
import { GlobeMark } from '../ui/globe-mark.tsx'
import { specifiedClaims } from '#domain/program/claims.ts'
import { languages } from '#domain/languages.ts'
import type { Language } from '#domain/languages.ts'
import { PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'
import type { Level } from '#domain/program/program.ts'

/** The levels with a course, by language code; a language that is not in it is in preparation. */
export type CoursesOffered = Readonly<Record<string, readonly Level[]>>

/** The public front page. Rendered once, when the product is built; landing.ts makes its buttons work. */
export function LandingPage({ courses, tastes }: { courses: CoursesOffered; tastes: readonly Taste[] }) {
  const offered = languages.filter(({ code }) => (courses[code] ?? []).length > 0)
  const inPreparation = languages.filter(language => !offered.includes(language))
  return (
    <>
      <Bar />
      <main id="main">
        <Hero />
        <TasteSection tastes={tastes} />
        <ProductPictures />
        <section aria-labelledby="languages" className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-14">
          <h2 id="languages" className="scroll-mt-20 text-3xl">
            Choose your language
          </h2>
          <p className="mt-2 max-w-prose text-quiet">
            {languages.length} languages, one program: {PROGRAM_DAYS} days for {PRICE_LABEL}, paid once. Your payment
            covers every language that you want to learn.
          </p>
          <noscript>
            <p className="mt-3 max-w-prose">Everything here can be read without JavaScript; signing in needs it.</p>
          </noscript>
          <p className="needs-script mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <label htmlFor="language-filter">Find a language</label>
            <input
              id="language-filter"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              aria-controls="language-grid"
              className="min-h-11 w-full max-w-64 rounded-md border border-quiet bg-sheet px-3 py-2"
            />
            <span id="language-count" role="status" className="text-sm text-quiet" />
          </p>
          <div id="language-grid" className="mt-4">
            <LanguageGrid>
              {[...offered, ...inPreparation].map(language => (
                <LanguageChoice key={language.id} language={language} levels={courses[language.code] ?? []} />
              ))}
            </LanguageGrid>
          </div>
          <p id="more-languages" className="needs-script mt-4 text-center sm:hidden">
            <button
              type="button"
              className="min-h-12 w-full rounded-md border border-sea px-5 py-2 font-medium text-sea hover:bg-sheet"
            >
              Show all {languages.length} languages
            </button>
          </p>
        </section>
        <Features />
        <Claims />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2">
          <NoRefundPolicy />
          <div className="text-sm text-quiet md:text-end">
            <p className="font-display text-lg text-ink">Meridian</p>
            <p className="mt-1">
              Free software under AGPL-3.0-or-later.
              <br />
              Courses under CC-BY-SA-4.0.
            </p>
            {/* Where the server writes the links of who runs the installation. */}
            {createElement('landing-operator')}
          </div>
        </div>
      </footer>
      <div
        id="message"
        role="alert"
        hidden
        className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl rounded-md border border-wrong bg-wrong-soft px-4 py-3 text-wrong"
      />
      <dialog
        id="sign-in-choice"
        aria-labelledby="sign-in-choice-title"
        className="m-auto w-[min(24rem,calc(100%-2rem))] rounded-md border border-line bg-sheet p-6 text-ink backdrop:bg-[#0e1726]/60"
      >
        <h2 id="sign-in-choice-title" className="text-xl">
          How do you want to sign in?
        </h2>
        <div id="sign-in-providers" className="mt-4 grid gap-3" />
        <form method="dialog" className="mt-4">
          <button className="min-h-11 underline decoration-line underline-offset-4">Not now</button>
        </form>
      </dialog>
    </>
  )
}

function Bar() {
  const item = 'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 text-sm hover:bg-sheet'
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:bg-sheet focus:px-3 focus:py-2"
      >
        Skip to the page
      </a>
      <nav aria-label="Main" className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-2 sm:px-4">
        <a href="/" className="me-auto flex min-h-11 items-center gap-2 px-2 font-display text-xl font-semibold">
          <GlobeMark />
          Meridian
        </a>
        <button type="button" id="how-to-say-it" aria-label="How to Say It" className={item}>
          <Volume2 aria-hidden size={20} />
          <span className="hidden min-[480px]:inline">How to Say It</span>
        </button>
        <button type="button" id="sign-in" aria-label="Sign In" className={item}>
          <UserRound aria-hidden size={20} />
          <span className="hidden min-[480px]:inline">Sign In</span>
        </button>
      </nav>
    </header>
  )
}

function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-20 pb-6 sm:px-6 md:grid-cols-[1.1fr_1fr] md:pt-28">
      <div>
        <h1 className="text-4xl sm:text-6xl">Learn a language, one degree a day</h1>
        <p className="mt-4 max-w-prose text-lg sm:mt-6">
          A meridian runs from the equator to the pole: 90 degrees. Meridian runs for 90 days. Say how many minutes you
          have, and each day brings a plan that fits them: a lesson, practice, a conversation, and the words that are
          about to slip your mind.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a
            href="#languages"
            className="inline-flex min-h-11 items-center rounded-md bg-sea px-5 py-2 font-medium text-on-sea no-underline hover:brightness-110"
          >
            Choose your language
          </a>
          <span className="text-quiet">{PRICE_LABEL} once. No renewal.</span>
        </p>
      </div>
      <div className="mx-auto w-56 max-w-full sm:w-full sm:max-w-96 md:ms-auto md:me-0">
        <Graticule />
      </div>
    </section>
  )
}

function LanguageChoice({ language, levels }: { language: Language; levels: readonly Level[] }) {
  const reason = whyNotYet(language.name, levels)
  const reasonId = `preparation-${language.code}`
  return (
    <LanguageCard language={language} levels={levels}>
      {reason && (
        <p id={reasonId} className="mb-2 text-sm text-quiet">
          {reason}
        </p>
      )}
      <button
        type="button"
        data-language={language.id}
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        className={`min-h-11 w-full rounded-md bg-sea px-4 py-2 font-medium text-on-sea hover:brightness-110 max-sm:px-2 max-sm:text-sm ${notYetLook}`}
      >
        Start Learning {language.name}
      </button>
      {!reason && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <CardLink href={paths.trial(language.code)} name={`Try a lesson in ${language.name}`}>
            Try a lesson
          </CardLink>
          <CardLink href={paths.levelFinder(language.code)} name={`Find your level in ${language.name}`}>
            Your level
          </CardLink>
        </p>
      )}
    </LanguageCard>
  )
}

function CardLink({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <a
      href={href}
      aria-label={name}
      className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 hover:decoration-sea"
    >
      {children}
    </a>
  )
}

const features = [
  {
    title: 'A plan that keeps its promise',
    text: 'Choose 15 to 120 minutes a day. Reviews come first, then the next lesson, then practice of what you want to be good at. Every task says why it is there.',
  },
  {
    title: 'Words that stay',
    text: 'Each word comes back just before you would forget it. A typing slip is not held against you, and a word that keeps escaping returns in another shape.',
  },
  {
    title: 'Practice in ten kinds',
    text: 'Flashcards, quizzes, dialogues, listening, writing, pronunciation, role play, grammar, memory games and culture, made from the course you are in.',
  },
  {
    title: 'A tutor to talk to',
    text: 'Pick a topic and talk. After every message you see what was good and what to mend, with the reason.',
  },
  {
    title: 'How to Say It',
    text: 'Look up any word: its pronunciation, its meaning, a sentence that uses it, and a way to practise it at once.',
  },
  {
    title: 'Day 90',
    text: 'The program ends where a meridian does. You see how far you came, judge it for yourself, and keep what you have learned.',
  },
]

function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-sheet">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <h2 id="features" className="text-3xl">
          What 90 days hold
        </h2>
        <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(feature => (
            <article key={feature.title} className="border-t-2 border-sea pt-4">
              <h3 className="text-xl">{feature.title}</h3>
              <p className="mt-2 text-quiet">{feature.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Stands in an element of its own name, which the prerendering turns into a pair of comments that the server finds again. */
function Claims() {
  const section = (
    <section aria-labelledby="claims" className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
      <h2 id="claims" className="sr-only">
        What learners say
      </h2>
      <ul className="grid gap-8 text-center sm:grid-cols-3">
        {specifiedClaims.map(claim => (
          <li key={claim.text}>
            <b className="block font-display text-5xl font-semibold text-sea">{claim.figure}</b>
            <span className="text-quiet">{claim.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
  return createElement('landing-claims', null, section)
}
