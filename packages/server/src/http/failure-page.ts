/** Error page for a browser that requested a page. It needs no scripts, files or database. */
import { createHash } from 'node:crypto'
import { apiPaths } from '@cardsight/contract/api-paths'
import { errorTable } from '@cardsight/contract/errors'
import { pagePaths } from '@cardsight/contract/paths'
import { referenceText } from '@cardsight/contract/reference'
import { sentences } from '@cardsight/contract/sentences'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:32rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}',
].join('')

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

/** Returns whether a person sees the response: programs and our own scripts get JSON. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith(apiPaths.root) && (headers.accept ?? '').includes('text/html')
}

/** Shows the table's own sentence, which needs no escaping; other messages may repeat user input. */
export function failurePage(
  { code }: AppError,
  requestId: string,
): { headers: typeof HEADERS; body: string } {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentences.oopsTitle} | ${sentences.productName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${sentences.oopsTitle}</h1>
<p>${errorTable[code].sentence}</p>
<p>${referenceText(requestId)}</p>
<p><a href="${pagePaths.home}">${sentences.goHome}</a></p>
</main>
</body>
</html>
`
  return { headers: HEADERS, body }
}
