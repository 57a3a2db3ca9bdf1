export { pageOfSharePicture, sharePicturePath } from '../share-picture.ts'
