/**
 * A page is readable without its scripts, so they come after its first paint: asked for at once they share a slow
 * line with the style sheet and the fonts, and run before anything is seen.
 */

const PRELOAD = '<link rel="modulepreload"'
const MODULE = /(<script(?: nonce="[^"]*")?) type="module" async=""/

/** Holds back the modules of a rendered page; `beginLateScripts`, as part of the page, asks for them. */
export function holdScriptsBack(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="later"').replace(MODULE, '$1 type="later" async=""')
}

/** Runs in the page, and begins when that has been painted; in the background none is, and it begins at once. */
export const beginLateScripts = `{
let isBegun=false
const begin=()=>{
if(isBegun)return
isBegun=true
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const later=document.querySelector('script[type=later]')
const script=document.createElement('script')
script.type='module'
script.nonce=later.nonce
script.text=later.text
document.head.append(script)
script.remove()
}
const isPaintTold=PerformanceObserver.supportedEntryTypes.includes('paint')
if(isPaintTold)new PerformanceObserver(begin).observe({type:'paint',buffered:true})
if(!isPaintTold||document.hidden)begin()
else document.addEventListener('visibilitychange',begin,{once:true})
}`
