import { widget } from "../shared/mount.tsx";
import { Table } from "./Table.tsx";

export default widget(Table);
