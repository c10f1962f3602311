import { serveTables } from './server.js';

const { port } = await serveTables(Number(process.env.PORT ?? 8080), process.env.TABLES ?? 'tables.sqlite');
console.log(`A table for two is at http://localhost:${port}: open it in two windows.`);
