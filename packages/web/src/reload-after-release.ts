/**
 * Inline script for pages that stay open while a new release replaces their files. The first part that such a page
 * still has to load is missing then, so the page is loaded again. Not without a server that answers, because
 * the page would be lost, and not soon after the last time, because something else is wrong then.
 */
export const reloadAfterRelease = `{
const wasJustReloaded=()=>performance.now()<3e4&&performance.getEntriesByType('navigation')[0]?.type==='reload'
addEventListener('vite:preloadError',async()=>{
if(wasJustReloaded())return
const page=await fetch(location.href,{method:'HEAD'}).catch(()=>null)
if(page?.ok)location.reload()
})
}`
