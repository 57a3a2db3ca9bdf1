export {
  type Category,
  type CategoryKey,
  categories,
  type FormCategory,
  formCategories,
  formCategoryOf,
} from '../category.ts'
export { type BillLeaf, categoryOfLeaf, isBill, isLeaf, type Leaf, leafOfCategory, leaves } from '../leaf.ts'
