import '../production.ts'

export { benchPages } from './pages.ts'
