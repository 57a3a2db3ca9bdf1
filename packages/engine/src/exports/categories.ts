export {
  type Category,
  type CategoryKey,
  categories,
  formCategories,
} from '../category.ts'
export { categoryOfLeaf, isLeaf, type Leaf, leafOfCategory, leaves } from '../leaf.ts'
