import { benchEngine } from '/work/main/scripts/bench/engine.ts'
console.table((await benchEngine()).map(f=>({...f,value:Number(f.value.toPrecision(3))})))
