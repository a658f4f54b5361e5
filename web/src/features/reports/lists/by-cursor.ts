export { byCursor } from '../../../api/by-cursor.ts';
