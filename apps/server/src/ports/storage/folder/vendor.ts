import { defineVendor } from '../../vendor.ts';
import { folderBlobs } from './folder.ts';

export const folder = defineVendor({
  port: 'storage',
  name: 'folder',
  needs: ['STORAGE_FOLDER'],
  make: ({ secret }) => folderBlobs(secret('STORAGE_FOLDER')),
});
