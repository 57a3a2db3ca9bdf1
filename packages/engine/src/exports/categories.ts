export {
  type Category,
  type CategoryId,
  type CategoryKey,
  categories,
  type FormCategory,
  findCategory,
  formCategories,
} from '../category.ts'
export { categoryOfLeaf, isLeaf, type Leaf, leafOfCategory, leaves } from '../leaf.ts'
