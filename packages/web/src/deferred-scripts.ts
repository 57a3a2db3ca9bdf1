/**
 * Loads the scripts of a page after its first paint. The page is readable without them. Loaded earlier, they
 * would compete with the style sheet and the fonts for a slow connection and delay the first paint.
 */

const PRELOAD = '<link rel="modulepreload"'
const MODULE = /(<script(?: nonce="[^"]*")?) type="module" async=""/

/** Marks the modules of a rendered page as deferred; the inline script `startDeferredScripts` loads them. */
export function deferScripts(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="later"').replace(MODULE, '$1 type="later" async=""')
}

/**
 * Inline script that starts loading after the first paint. A background tab never paints, so it starts at
 * once there.
 */
export const startDeferredScripts = `{
let isStarted=false
const start=()=>{
if(isStarted)return
isStarted=true
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const later=document.querySelector('script[type=later]')
const script=document.createElement('script')
script.type='module'
script.nonce=later.nonce
script.text=later.text
document.head.append(script)
script.remove()
}
const reportsPaint=PerformanceObserver.supportedEntryTypes.includes('paint')
if(reportsPaint)new PerformanceObserver(start).observe({type:'paint',buffered:true})
if(!reportsPaint||document.hidden)start()
else document.addEventListener('visibilitychange',start,{once:true})
}`
