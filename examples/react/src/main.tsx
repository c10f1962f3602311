import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import './app.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
createRoot(place).render(<App storage={localStorage} newSeed={() => crypto.randomUUID()} />);
