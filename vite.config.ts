import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/**
 * Asks for the headings' font together with the landing page. The application's first text does not wait for it: there the
 * font comes when a heading is there to be written in it.
 */
const preloadHeadingFont: Plugin = {
  name: 'preload-heading-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle, path }) =>
      (path.endsWith('/app.html') ? [] : Object.keys(bundle ?? {}))
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
                  test: /calls$|src\/contract\/(screens|zone-cookie)\.ts$|src\/web\/(app\/(call-client|log-out|paths|sign-in)|storage\/(browser-storage|return-to|pending-language|sign-in-failure|theme|unfinished-logout))\.ts$|src\/domain\/speech\/synthetic-voice\.ts$/,
                },
                // Small parts of every signed-in screen, none of which the landing page has, with the icons and facts of the first.
                {
                  name: 'shell',
                  test: /src\/web\/(ui\/(button|notice|page-heading|loading-view|error-boundary|failure-view|progress-bar|badge|globe-mark|program-arc|use-(at-once|listener|timer))|app\/(auth|queries|server-now|use-local-midnight|navigation-bar|navigation-menu|leave-signed-out)|parts\/(flag|reading-aids|shown-date|task-type-badge)|storage\/(device-setting|has-trials)|tasks\/(task-icon|task-kind|task-content-of|use-task-completion)|activities\/run\/activity-icon)\.tsx?$|src\/domain\/program\/(program|milestones)\.ts$|lucide-react\/dist\/esm\/(?!icons\/)|vite\/preload-helper|lucide-react\/dist\/esm\/icons\/(arrow-right|book-open|check|flame|gauge|message-circle|messages-square|rotate-ccw|x)\.js$/,
                },
                {
                  name: 'dashboard',
                  test: /src\/web\/(pages\/learning\/dashboard-page|dashboard\/(program-numbers|todays-tasks|task-list|task-row|next-card))\.tsx?$/,
                },
                // What is said and read aloud: lessons, activities, talks, lookups.
                {
                  name: 'aloud',
                  test: /src\/(web\/(parts\/reading|speech\/(?!listen-once|microphone|recognition-types|use-recorder|use-recognition)[a-z-]+|activities\/run\/use-modes)|domain\/speech\/(?!synthetic-voice)[a-z-]+)\.tsx?$/,
                  minShareCount: 4,
                },
                // What asks and judges: lessons, activities, reviews.
                {
                  name: 'practice',
                  test: /src\/(web\/(activities|lesson|parts|session|storage|tasks|ui)|domain\/(answers|activities|keyboard|lessons|memory|plan))\/.*\.tsx?$|node_modules\/(zod|wanakana|lucide-react)\//,
                  minShareCount: 10,
                },
                // What only some of them need.
                {
                  name: 'exercises',
                  test: /src\/(web\/(activities|lesson|parts|session|storage|tasks)|domain\/(answers|activities|keyboard|lessons|memory|plan))\/.*\.tsx?$/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
}))
