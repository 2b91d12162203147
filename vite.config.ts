import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Asks for the headings' font together with the page, so that text does not wait for the style sheet to name it. */
const preloadHeadingFont: Plugin = {
  name: 'preload-heading-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(name => name.endsWith('.woff2'))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
}

/**
 * What the browser needs of a call is its method and its path: the schemas, which the server checks with, stay out of every
 * bundle. Types are not touched by it.
 */
const callsWithoutSchemas: Plugin = {
  name: 'calls-without-schemas',
  enforce: 'pre',
  resolveId: id => (id === '#contract/api.ts' ? '\0calls' : null),
  async load(id) {
    if (id !== '\0calls') return null
    const { api } = await import('./src/contract/api.ts')
    const calls = Object.entries(api).map(([name, { method, path }]) => [name, { method, path }])
    return `export const api = ${JSON.stringify(Object.fromEntries(calls))}`
  },
}

/** The rules of the judge of answers are a file of their own in the browser: they come while the learner reads. */
const answerRulesApart: Plugin = {
  name: 'answer-rules-apart',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './sameness.ts' && importer?.endsWith('/src/domain/answers/answers.ts')
      ? fileURLToPath(new URL('src/web/storage/answer-rules.ts', import.meta.url))
      : undefined,
}

/** Two builds: the application (and the landing page's small script), then, with --ssr, the landing page as a module to prerender. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: 'public',
  plugins: [callsWithoutSchemas, answerRulesApart, react(), tailwindcss(), preloadHeadingFont],
  build: isSsrBuild
    ? {
        outDir: '../../build/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/landing/landing-page.tsx' },
      }
    : {
        outDir: '../../build/web',
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/web/app.html', 'src/web/landing.html', 'src/web/not-found.html'],
          // What every screen needs is one file: fewer requests, and it compresses better than its parts.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
                // What the landing page shares with the application.
                {
                  name: 'common',
                  test: /calls$|src\/contract\/screens\.ts$|src\/web\/(app\/(call-client|log-out|paths|sign-in)|storage\/(browser-storage|return-to|pending-language|sign-in-failure|theme|unfinished-logout))\.ts$/,
                },
                // Small parts of every signed-in screen, none of which the landing page has.
                {
                  name: 'shell',
                  test: /src\/web\/(ui\/(button|notice|page-heading|loading-view|error-boundary|failure-view|progress-bar|badge|globe-mark|program-arc|use-[a-z-]+)|app\/(auth|queries|server-now|use-local-midnight|navigation-bar|navigation-menu|leave-signed-out)|ui\/foreign|parts\/(flag|reading-aids|task-type-badge)|storage\/(device-setting|has-trials)|tasks\/(task-icon|task-kind|task-content-of|use-task-completion))\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)/,
                },
              ],
            },
          },
        },
      },
}))
