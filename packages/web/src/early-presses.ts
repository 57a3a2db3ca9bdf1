/**
 * Runs in the page, before any of its modules. A page is seen before its code has come, and what is pressed till then
 * does nothing or, a box, changes without anybody knowing: such presses are kept, and made again once React has
 * taken over. Links, forms and what folds open by itself need no code and are left to the browser.
 */
export const keepEarlyPresses = `{
const html=document.documentElement
const pressed=[]
const hear=({target,isTrusted})=>{
const control=target instanceof Element?target.closest('button[type=button],input[type=checkbox]'):null
if(control&&isTrusted)pressed.push(control)
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
document.removeEventListener('click',hear,true)
for(const box of pressed.filter(isBox))box.checked=!box.checked
pressAgain()
})
watch.observe(html,{attributeFilter:['data-hydrated']})
document.addEventListener('click',hear,true)
}`
