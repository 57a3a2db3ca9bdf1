import { referenceText } from '@cardsight/contract/reference'
import { renderToReadableStream } from 'react-dom/server'
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from 'react-router'
import { NonceContext } from './lib/nonce.ts'
import { reloadAfterRelease } from './reload-after-release.ts'
import { pageContext } from './server-context.ts'

export { pageAddresses } from './page-addresses.ts'
// The server must fill the same context object that the loaders read; a second copy would be a different key.
export { pageContext } from './server-context.ts'

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) {
    context.get(pageContext).reportError(error)
  }
}

/** Renders the whole page before answering, so that it can be cached and its status is final. */
const handleRequest: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  loadContext,
) => {
  const { nonce, requestId, reportError } = loadContext.get(pageContext)
  const failures: unknown[] = []
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      bootstrapScriptContent: reloadAfterRelease,
      onError: (error) => void failures.push(error),
      // Otherwise React streams large parts of a page separately and moves them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  await page.allReady

  failures.forEach(reportError)
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(page).text()
  const isFailed = failures.length > 0 || status >= 500
  return new Response(isFailed ? withReference(html, requestId) : html, {
    status: failures.length > 0 ? 500 : status,
    headers,
  })
}

/** Fills in the empty paragraph of `OopsPage`. */
function withReference(html: string, requestId: string): string {
  return html.replace(/(<p data-reference=""[^>]*>)(?=<\/p>)/, `$1${referenceText(requestId)}`)
}
export default handleRequest
