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
  'body{max-width:32rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.5 system-ui,sans-serif;',
  'background:light-dark(#faf8f3,#0f1613);color:light-dark(#12211b,#edece4)}',
  'main{margin-top:4rem}h1{font-size:1.75rem;line-height:1.2}p{margin:1rem 0}',
  'a{color:light-dark(#0e5b4a,#62c3a2);font-weight:600;text-underline-offset:.2em}',
  'nav a{display:inline-block;padding:.5rem 1.5rem .5rem 0}',
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
<header><a href="${pagePaths.home}">${sentences.productName}</a></header>
<main>
<h1>${sentences.oopsTitle}</h1>
<p>${errorTable[code].sentence}</p>
<p>${referenceText(requestId)}</p>
<nav><a href="">Try again</a><a href="${pagePaths.home}">${sentences.goHome}</a><a href="${pagePaths.support}">Support</a></nav>
</main>
</body>
</html>
`
  return { headers: HEADERS, body }
}
