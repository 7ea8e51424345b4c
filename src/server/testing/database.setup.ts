import { setUpDatabase } from '#backend/testing/database-template.ts'
import { productSchema } from '#server/product-schema.ts'

export default setUpDatabase(productSchema({ playMoney: true }))
