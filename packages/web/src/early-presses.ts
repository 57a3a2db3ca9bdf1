/**
 * Runs in the page, before any of its modules. A page is seen before its code has come, and what is pressed till then
 * does nothing or, a box, changes without anybody knowing: such presses are kept, and made again once React has
 * taken over. While it does so it may hear one or may not: it is let hear none, or some would count twice. Links,
 * forms and what folds open by itself need no code and are left to the browser.
 */
export const keepEarlyPresses = `{
const pressed=[]
const hear=event=>{
const control=event.target.closest('button[type=button],input[type=checkbox]')
if(!control||!event.isTrusted)return
pressed.push(control)
event.stopPropagation()
}
const isBox=control=>control.type==='checkbox'
const pressAgain=()=>{
const control=pressed.shift()
if(!control)return
control.click()
setTimeout(pressAgain)
}
const watch=new MutationObserver(()=>{
watch.disconnect()
removeEventListener('click',hear,true)
for(const box of pressed.filter(isBox))box.checked=!box.checked
pressAgain()
})
watch.observe(document.documentElement,{attributeFilter:['data-hydrated']})
addEventListener('click',hear,true)
}`
