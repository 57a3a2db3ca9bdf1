/**
 * Inline script that runs before any module. The server-rendered page is visible before its code is loaded.
 * Until then a click on a button does nothing, and a click on a checkbox changes it without any handler
 * seeing it. The script records such clicks and replays them once React has hydrated the page. It also stops
 * their propagation, because React could handle some of them during hydration and they would count twice.
 * Links, forms and `<details>` work without code and are left to the browser.
 */
export const replayEarlyClicks = `{
const clicked=[]
const record=event=>{
const control=event.target.closest('button[type=button],input[type=checkbox]')
if(!control||!event.isTrusted)return
clicked.push(control)
event.stopPropagation()
}
const isBox=control=>control.type==='checkbox'
const replayNext=()=>{
const control=clicked.shift()
if(!control)return
control.click()
setTimeout(replayNext)
}
const watch=new MutationObserver(()=>{
watch.disconnect()
removeEventListener('click',record,true)
for(const box of clicked.filter(isBox))box.checked=!box.checked
replayNext()
})
watch.observe(document.documentElement,{attributeFilter:['data-hydrated']})
addEventListener('click',record,true)
}`
