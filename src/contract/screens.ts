/**
 * The addresses of all screens: those of section 2 of the specification, and our own. Routes, links, what the server
 * answers with the application, and the addresses that a payment returns to are all made from this list.
 */
export const screens = {
  landing: '/',
  authCallback: '/auth/callback',
  languages: '/languages',
  subscription: '/subscription',
  subscriptionSuccess: '/subscription/success',
  dashboard: '/dashboard',
  lesson: '/lesson/{lessonId}',
  conversation: '/conversation',
  assessment: '/assessment',
  evaluation: '/evaluation',
  task: '/task/{taskId}',
  howToSayIt: '/how-to-say-it',
  progress: '/progress',
  operator: '/operator',
  teacher: '/teacher',
  settings: '/settings',
  words: '/words',
  grammar: '/grammar',
  wordReview: '/words/{languageId}/review',
  unsubscribe: '/unsubscribe/{token}',
  operatorPayments: '/operator/payments',
  payments: '/payments',
  session: '/session',
  milestone: '/milestone/{day}',
  certificate: '/certificate/{token}',
  trial: '/try/{language}',
  levelFinder: '/level/{language}',
} as const

export type Screen = keyof typeof screens

type Parameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameter<Rest>
  : never
/** The values of a screen's path and query. A query value that is undefined or empty is left out. */
type Values<Name extends Screen> = { [Key in Parameter<(typeof screens)[Name]>]: string }

/** The address of a screen, without the host: `addressOf('lesson', { lessonId })`, `addressOf('subscription', {}, { language_id: 1 })`. */
export function addressOf<Name extends Screen>(
  name: Name,
  values: Values<Name>,
  query: Record<string, string | number | undefined> = {},
): string {
  const given = new Map(Object.entries<string>(values))
  const path = screens[name].replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given.get(key) ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`
}

const patterns = Object.entries(screens)
  .filter(([name]) => name !== 'landing')
  .map(([name, path]) => ({
    name: name as Screen,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** The screen that the application in the browser shows at a path, with its parameters as they are written there. The landing page is a page of its own. */
export function screenAt(path: string): { name: Screen; params: Record<string, string> } | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { name, params: { ...found.groups } }
  }
  return undefined
}
