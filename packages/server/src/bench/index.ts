export { benchPages } from './pages.ts'
