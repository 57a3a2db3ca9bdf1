import { referenceText } from '@cardsight/contract/reference'
import { renderToReadableStream } from 'react-dom/server'
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from 'react-router'
import { NonceContext } from './root-data.ts'
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

/**
 * Inline script for pages that stay open while a new release replaces their files. The first part that such a page
 * still has to load is missing then, so the page is loaded again. Not without a server that answers, because
 * the page would be lost, and not soon after the last time, because something else is wrong then.
 */
const reloadAfterRelease = `{
const wasJustReloaded=()=>performance.now()<3e4&&performance.getEntriesByType('navigation')[0]?.type==='reload'
addEventListener('vite:preloadError',async()=>{
if(wasJustReloaded())return
const page=await fetch(location.href,{method:'HEAD'}).catch(()=>null)
if(page?.ok)location.reload()
})
}`
