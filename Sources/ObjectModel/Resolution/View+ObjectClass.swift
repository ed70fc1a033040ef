extension View: ObjectClass {}
