import { createRoot } from 'react-dom/client';
import { App, type Storage } from './app.js';
import './app.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
/** Some settings forbid storage, and throw where it is only named. */
const storage: Storage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};
createRoot(place).render(<App storage={storage} newSeed={() => crypto.randomUUID()} />);
